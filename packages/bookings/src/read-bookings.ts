import type { IsoDate } from '@wayfarer/trip/clock';

import { UnreadableBookingError } from './errors.ts';
import { isBoardingPass, readBoardingPass } from './files/boarding-pass.ts';
import { readCalendar } from './files/calendar.ts';
import { type MailPart, type ReadMail, readMail } from './files/mail.ts';
import { readPass } from './files/pass.ts';
import { readPdf } from './files/pdf.ts';
import { LIMITS } from './limits.ts';
import type { Reservation } from './reservation.ts';
import { parseJsonLd } from './schema-org/json-ld.ts';
import { readHtml } from './schema-org/read-html.ts';
import { toReservations } from './schema-org/to-reservations.ts';
import { readLines } from './text/read-lines.ts';

/** A document of a booking, as it came in. */
export interface BookingFile {
  readonly bytes: Uint8Array;
  /** What it is called; shown as the source of what is read, and never opened. */
  readonly name?: string | undefined;
  /** The day it was received: a boarding pass states no year. */
  readonly receivedOn?: IsoDate | undefined;
}

/** What is read; a label for people and a test for the bytes. */
const EXPECTED =
  'A mail (.eml), calendar (.ics), pass (.pkpass), PDF, page (.html), JSON-LD, boarding-pass code or text was expected.';

/**
 * Reads the reservations of a document. Nothing is guessed: what is not certain is in `unknown` of its reservation.
 *
 * @throws {UnreadableBookingError} if it is too large, damaged, of no kind that is read, or holds no booking.
 */
export async function readBookings(file: BookingFile): Promise<Reservation[]> {
  if (file.bytes.byteLength > LIMITS.fileBytes)
    throw new UnreadableBookingError('too-large', 'A file of at most 10 MB was expected.');
  if (file.bytes.byteLength === 0) throw new UnreadableBookingError('damaged', `The file is empty. ${EXPECTED}`);
  const part = (file.name ?? 'text').replaceAll(/^.*[/\\]/g, '').slice(0, 100) || 'text';
  const found = await readPart(
    { bytes: file.bytes, name: part, type: '' },
    { receivedOn: file.receivedOn ?? null, depth: 0 },
  );
  if (found.length === 0)
    throw new UnreadableBookingError(
      'no-booking',
      'I cannot read this: a confirmation with its place, date and time was expected.',
    );
  return found;
}

interface Reading {
  readonly receivedOn: IsoDate | null;
  /** How many mails it is inside of. */
  readonly depth: number;
}

async function readPart(part: MailPart, { receivedOn, depth }: Reading): Promise<Reservation[]> {
  const { bytes, name } = part;
  if (startsWith(bytes, 'PK')) return readPass(bytes, name, receivedOn);
  if (startsWith(bytes, '%PDF-')) return readLines(await readPdf(bytes), { part: name, receivedOn: null });
  const text = decodeText(bytes);
  if (isMail(text, part)) return readMailParts(await readMail(bytes), { receivedOn, depth });
  if (text.length > LIMITS.textCharacters)
    throw new UnreadableBookingError('too-large', 'A text of at most 2 million characters was expected.');
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return readCalendar(text, name, receivedOn);
  return readText(text, name, receivedOn);
}

function readText(text: string, name: string, receivedOn: IsoDate | null): Reservation[] {
  const code = text.replace(/\r?\n$/, '');
  if (isBoardingPass(code)) return readBoardingPass(code, name, receivedOn);
  if (/^\s*[[{]/.test(text)) return toReservations(parseJsonLd(text), name);
  if (!/<(?:html|body|div|table|script|p|span|meta|article|br)\b/i.test(text))
    return readLines(text.split(/\r?\n/), { part: name, receivedOn: null });
  const page = readHtml(text);
  const structured = toReservations(page.nodes, name);
  return structured.length > 0 ? structured : readLines(page.lines, { part: name, receivedOn: null });
}

/** What is written for programs first; what is written for people only where programs find nothing. */
async function readMailParts(mail: ReadMail, { receivedOn, depth }: Reading): Promise<Reservation[]> {
  if (depth >= LIMITS.mailDepth)
    throw new UnreadableBookingError('too-large', `A mail inside at most ${LIMITS.mailDepth} others was expected.`);
  const reading = { receivedOn: mail.sentOn ?? receivedOn, depth: depth + 1 };
  const page = mail.html === '' ? null : readHtml(mail.html);
  const structured = page ? toReservations(page.nodes, 'mail') : [];
  if (structured.length > 0) return structured;
  const attached: Reservation[] = [];
  for (const part of mail.attachments) attached.push(...(await tryPart(part, reading)));
  if (attached.length > 0) return attached;
  const written = readLines(mail.text.split(/\r?\n/), { part: 'mail', receivedOn: null });
  return written.length > 0 || !page ? written : readLines(page.lines, { part: 'mail', receivedOn: null });
}

/** A picture or a letter beside the booking does not keep the booking from being read. */
async function tryPart(part: MailPart, reading: Reading): Promise<Reservation[]> {
  const isReadable =
    /pdf|calendar|pkpass|zip|json|html|rfc822/i.test(part.type) ||
    /\.(?:pdf|ics|pkpass|html?|eml|json)$/i.test(part.name);
  if (!isReadable) return [];
  try {
    return await readPart(part, reading);
  } catch (error) {
    if (error instanceof UnreadableBookingError && error.code !== 'too-large') return [];
    throw error;
  }
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((sign, index) => bytes[index] === sign.codePointAt(0));
}

function isMail(text: string, { name, type }: MailPart): boolean {
  return (
    /\.eml$/i.test(name) ||
    type === 'message/rfc822' ||
    (/^(?:[A-Za-z-]{2,40}:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){2}/.test(text) &&
      /^(?:mime-version|message-id|received|content-type|return-path):/im.test(text.slice(0, 20_000)))
  );
}

/** UTF-8, or UTF-16 by its mark, or else Latin 1: the encodings that confirmations come in. */
function decodeText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.slice(0, 4_000).includes('\0'))
    throw new UnreadableBookingError('unsupported', `The file is no text. ${EXPECTED}`);

  return text;
}
