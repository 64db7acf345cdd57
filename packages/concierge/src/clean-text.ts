import { LONGEST_MESSAGE } from '@wayfarer/contract';

import { EmptyMessageError, MessageTooLongError } from './errors.ts';

/**
 * What a traveller wrote, without control characters (tabs and line ends stay), as it will be stored and read.
 *
 * @throws {MessageTooLongError} over 8,000 characters.
 * @throws {EmptyMessageError} when nothing is left.
 */
export function cleanText(text: string): string {
  if (text.length > LONGEST_MESSAGE) throw new MessageTooLongError(text.length, LONGEST_MESSAGE);
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200d]/gu, '')
    .trim();
  if (clean === '') throw new EmptyMessageError();
  return clean;
}
