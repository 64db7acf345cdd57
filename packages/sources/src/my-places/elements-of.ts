import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { createLineCounter } from './line-of-offset.ts';
import type { FileFault } from './own-place.ts';

/** An element as an object: attributes begin with `@`, text stands under its name. */
export type XmlFields = Readonly<Record<string, unknown>>;

export interface XmlElement {
  readonly line: number;
  /** Where it begins in the text. */
  readonly at: number;
  readonly fields: XmlFields;
}

/** Entities are not expanded by the library: five and those by number are all that a list of places needs. */
const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  removeNSPrefix: true,
});

/**
 * The elements of that name, each read for itself, so that a damaged one costs nothing but itself.
 *
 * @param text - Without comments, see `withoutComments`.
 */
export function elementsOf(
  text: string,
  name: string,
): { readonly elements: readonly XmlElement[]; readonly faults: FileFault[] } {
  const elements: XmlElement[] = [];
  const faults: FileFault[] = [];
  const lineOf = createLineCounter(text);
  const begin = new RegExp(`<(?:[\\w-]+:)?${name}(?=[\\s/>])[^>]*>`, 'g');
  const end = new RegExp(`</(?:[\\w-]+:)?${name}\\s*>`, 'g');
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const line = lineOf(found.index);
    end.lastIndex = begin.lastIndex;
    const close = found[0].endsWith('/>') ? { end: begin.lastIndex } : endOf(end, text);
    if (!close) {
      faults.push({ line, text: `Expected the end of <${name}>; the file ends before it. It is left out.` });
      break;
    }
    begin.lastIndex = close.end;
    const piece = text.slice(found.index, close.end);
    const fields = parse(piece, name);
    if (fields) elements.push({ line, at: found.index, fields });
    else faults.push({ line, text: `This <${name}> is no valid XML. It is left out.` });
  }
  return { elements, faults };
}

function endOf(end: RegExp, text: string): { readonly end: number } | undefined {
  return end.exec(text) ? { end: end.lastIndex } : undefined;
}

function parse(piece: string, name: string): XmlFields | undefined {
  try {
    if (XMLValidator.validate(piece) !== true) return undefined;
    const parsed = (PARSER.parse(piece) as XmlFields)[name];
    return isFields(parsed) ? parsed : undefined;
  } catch {
    return undefined; // E.g. too deep.
  }
}

export function isFields(value: unknown): value is XmlFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a child or an attribute, the first of several. */
export function textOf(fields: XmlFields | undefined, name: string): string | undefined {
  const value = fields?.[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = isFields(first) ? first['#text'] : first;
  return typeof text === 'string' ? decodeEntities(text) : undefined;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const HIGHEST_CODE = 0x10ffff;

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return NAMED[entity.toLowerCase()] ?? whole;
    const code = Number(entity.replace(/^#(?=x)/i, '0').replace('#', ''));
    const isCharacter = code <= HIGHEST_CODE && String.fromCodePoint(code).isWellFormed();
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

/** The same text with spaces for its comments, line for line: what is commented out is no place. */
export function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
}
