import type { IsoDate } from '@wayfarer/trip/clock';
import PostalMime from 'postal-mime';

import { UnreadableBookingError } from '../errors.ts';
import { LIMITS } from '../limits.ts';

/** A part of a mail that may hold a booking. */
export interface MailPart {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface ReadMail {
  readonly sentOn: IsoDate | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailPart[];
}

/** @throws {UnreadableBookingError} if it is no mail, or has more parts than a confirmation can have. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  if (countBoundaries(bytes) > LIMITS.mailParts)
    throw new UnreadableBookingError('too-large', `A mail of at most ${LIMITS.mailParts} parts was expected.`);
  try {
    const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20, attachmentEncoding: 'arraybuffer' });
    const date = mail.date === undefined ? Number.NaN : Date.parse(mail.date);
    return {
      sentOn: Number.isNaN(date) ? null : new Date(date).toISOString().slice(0, 10),
      subject: mail.subject ?? '',
      html: mail.html ?? '',
      text: mail.text ?? '',
      attachments: mail.attachments.map(({ filename, mimeType, content }, index) => ({
        name: (filename ?? `part ${index + 1}`).replaceAll(/^.*[/\\]/g, '').slice(0, 100),
        type: mimeType,
        bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
      })),
    };
  } catch (error) {
    throw new UnreadableBookingError('damaged', 'The mail is damaged. A whole .eml file was expected.', {
      cause: error,
    });
  }
}

/** Lines that may part a mail, counted before anything of it is kept. */
function countBoundaries(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes);
  const named = new Set([...text.matchAll(/boundary="?([^"\s;]{1,100})/gi)].slice(0, 1_000).map(([, one]) => one));
  if (named.size > LIMITS.mailParts) return named.size;
  let count = 0;
  for (const line of text.matchAll(/^--(\S{1,100})\s*$/gm)) if (named.has(line[1])) count++;
  return count;
}
