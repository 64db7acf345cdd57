import { elementsOf, isFields, textOf, withoutComments, type XmlElement } from './elements-of.ts';
import { isFault, toOwnPlace } from './fields.ts';
import type { FileFault, FilePlaces, OwnPlace } from './own-place.ts';

/** Reads the placemarks of a KML file that are points; the folder of one tells what it is. */
export function readKml(source: string): FilePlaces {
  const text = withoutComments(source);
  const { elements, faults } = elementsOf(text, 'Placemark');
  const folderOf = createFolderFinder(text);
  const places: OwnPlace[] = [];
  for (const element of elements) {
    const read = toPlace(element, folderOf(element.at));
    if (isFault(read)) faults.push(read);
    else places.push(read);
  }
  if (elements.length + faults.length === 0) faults.push({ line: 1, text: 'Expected <Placemark>; the file has none.' });
  return { places, faults };
}

function toPlace({ line, fields }: XmlElement, folder: string | undefined): OwnPlace | FileFault {
  const name = textOf(fields, 'name');
  const point = fields['Point'];
  const isShape = ['LineString', 'Polygon', 'MultiGeometry', 'Track'].some((shape) => shape in fields);
  if (isShape && !isFields(point))
    return { line, text: `${name ?? 'A placemark'}: expected a point, found a line or an area.` };
  const [lon, lat] = (isFields(point) ? textOf(point, 'coordinates') : undefined)?.trim().split(/\s*,\s*/) ?? [];
  const description = textOf(fields, 'description');
  return toOwnPlace({
    name,
    lat,
    lon,
    note: description?.replace(/<[^>]*>/g, ' '),
    category: folder,
    url: /https?:\/\/[^\s"'<>]+/.exec(description ?? '')?.[0],
    line,
  });
}

/** The name of the innermost folder around ever later offsets. */
function createFolderFinder(text: string): (offset: number) => string | undefined {
  const border = /<Folder(?=[\s>])[^>]*>(?:\s*<name>([^<]*)<\/name>)?|<\/Folder\s*>/g;
  const folders: (string | undefined)[] = [];
  let next = border.exec(text);
  return (offset) => {
    for (; next && next.index < offset; next = border.exec(text)) {
      if (next[0].startsWith('</')) folders.pop();
      else folders.push(next[1]);
    }
    return folders.at(-1);
  };
}
