import { elementsOf, isFields, textOf, withoutComments } from './elements-of.ts';
import { isFault, toOwnPlace } from './fields.ts';
import type { FilePlaces, OwnPlace } from './own-place.ts';

/** Reads the waypoints of a GPX file. Tracks and routes are ways, not places. */
export function readGpx(source: string): FilePlaces {
  const text = withoutComments(source);
  const { elements, faults } = elementsOf(text, 'wpt');
  const places: OwnPlace[] = [];
  for (const { line, fields } of elements) {
    const { link } = fields;
    const read = toOwnPlace({
      name: textOf(fields, 'name'),
      lat: textOf(fields, '@lat'),
      lon: textOf(fields, '@lon'),
      note: textOf(fields, 'desc') ?? textOf(fields, 'cmt'),
      category: textOf(fields, 'type') ?? textOf(fields, 'sym'),
      url: isFields(link) ? textOf(link, '@href') : textOf(fields, 'url'),
      line,
    });
    if (isFault(read)) faults.push(read);
    else places.push(read);
  }
  if (elements.length + faults.length === 0) {
    const isWay = /<(?:trk|rte)[\s>]/.test(text);
    const found = isWay ? 'the file has tracks or routes only' : 'the file has none';
    faults.push({ line: 1, text: `Expected waypoints (<wpt>); ${found}.` });
  }
  return { places, faults };
}
