import type { Option, Trip } from '@wayfarer/contract';

/**
 * Every sentence that a traveller is shown of an option without opening a list: in the chat, among the warnings, on the card and in
 * its days. The long list of all that is left out is none of them.
 */
export function listSaid(option: Option, trip: Trip): readonly string[] {
  const { leftOut: _leftOut, ...shown } = option;
  const told = trip.messages.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  return [...told.flatMap((text) => text.split('\n')), ...trip.warnings, ...stringsIn(shown)].filter(isSentence);
}

/** Times and ids are strings as well. */
function isSentence(text: string): boolean {
  return text.includes(' ');
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The sentences that name the date, as `2027-05-14`, `14 May` or `May 14`, or that are a part of `own`, e.g. of that day. */
export function listSaidOf(date: string, said: readonly string[], own: unknown = null): readonly string[] {
  const day = new Date(`${date}T00:00:00Z`);
  const month = day.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const names = [date, `${day.getUTCDate()} ${month}`, `${month} ${day.getUTCDate()}`];
  const named = said.filter((sentence) => names.some((name) => sentence.includes(name)));
  return [...named, ...stringsIn(own).filter(isSentence)];
}
