import { toOneLine, toPlainText } from './plain-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in XML and HTML, between tags and between quotes alike. */
export function escapeXml(text: string): string {
  return toPlainText(text, '\n').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A name or a title, on one line. */
export function escapeXmlLine(text: string): string {
  return escapeXml(toOneLine(text));
}

/** An element that holds a text; none where there is no text. */
export function textElement(name: string, text: string): string[] {
  return text === '' ? [] : [`<${name}>${escapeXml(text)}</${name}>`];
}

/** Lines one step further in, an element around them. */
export function element(name: string, lines: readonly string[], attributes = ''): string[] {
  const open = attributes === '' ? name : `${name} ${attributes}`;
  return [`<${open}>`, ...lines.map((line) => `  ${line}`), `</${name}>`];
}

/** Lines of a whole document. */
export function toXmlDocument(lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
}
