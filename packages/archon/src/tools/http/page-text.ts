import { TextDecoder } from 'node:util';

import { ReportedError } from '../reported-error.ts';
import { htmlToTextInSlices } from './html-text.ts';

/** A page says its character set this early, or not at all. Source: the HTML standard's prescan. */
const PRESCAN_BYTES = 1024;

/** What a `Content-Type` header says. */
export interface ContentType {
  /** In lower case, without parameters; empty if there is none. */
  readonly type: string;
  readonly charset: string | undefined;
}

export function parseContentType(header = ''): ContentType {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim());
  const charset = parameters.map((each) => /^charset="?([\w.:-]+)"?$/i.exec(each)?.[1]).find(Boolean);
  return { type: type.toLowerCase(), charset };
}

/** @throws {ReportedError} if it is of a type that is not text. */
export function assertReadable({ type }: ContentType): void {
  if (isHtml(type) || type.startsWith('text/') || /^application\/([\w.-]+\+)?json$/.test(type)) return;
  throw new ReportedError(
    'type-refused',
    `The answer is ${type === '' ? 'of no stated type' : JSON.stringify(type.slice(0, 100))}; only text, HTML and JSON can be read. Look for a page with the same content.`,
  );
}

/** The text that `bytes` stand for, at least its first `characters`; of HTML, what a reader sees. */
export async function pageText(bytes: Uint8Array, { type, charset }: ContentType, characters: number): Promise<string> {
  if (!isHtml(type)) return decoderFor(charset).decode(bytes);
  const head = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
  const stated = charset ?? /<meta[^>]{1,200}charset\s{0,9}=\s{0,9}["']?([\w.:-]+)/i.exec(head)?.[1];
  return htmlToTextInSlices(decoderFor(stated).decode(bytes), characters);
}

function isHtml(type: string): boolean {
  return type === 'text/html' || type === 'application/xhtml+xml';
}

/** A character set that nobody knows is read as UTF-8. */
function decoderFor(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
