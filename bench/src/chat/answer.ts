import { plain } from './plan-seen.ts';
import type { Told } from './told.ts';

/** What stands in sentences by which the program says that it has not understood. */
const NOT_UNDERSTOOD =
  /did not understand|could not read an|not sure what you mean|not what to do with it|nicht sicher, was sie meinen|aber nicht, was damit|pas bien compris|pas ce qu'il faut en faire|no estoy seguro de lo que|no que hacer con ello|理解できません|どうすれば.{1,4}分かりません|不太明白|不知道该怎么做/;

/** What stands in sentences by which it says that something cannot be. */
const REFUSAL =
  /not fit|not offered|not possible|cannot|can't|closed|shut|behind you|not part of|passt nicht|nicht moglich|geschlossen|pas possible|ferme|no cabe|no es posible|no se puede|cerrad|できません|ありません|休み|不行|不能|没有|关门|闭馆/;

/** Names and words that are only repeated. */
const QUOTED = /"([^"]*)"|“([^”]*)”|„([^“]*)“|«([^»]*)»|「([^」]*)」/g;
/** So much of a longer message repeated is no name that was looked for. */
const ECHO = 0.8;
const SHORT_MESSAGE = 12;

/** True if the answer says so, or takes a whole sentence for the name of a place. */
export function isNotUnderstood({ said, text }: Pick<Told, 'said' | 'text'>): boolean {
  if (NOT_UNDERSTOOD.test(plainLine(said))) return true;
  const length = listQuoted(said).reduce((most, words) => Math.max(most, words.length), 0);
  return endsInQuestion(said) && text.length > SHORT_MESSAGE && length >= ECHO * text.length;
}

function listQuoted(said: string): readonly string[] {
  return [...said.matchAll(QUOTED)].map(
    (match) =>
      match
        .slice(1)
        .find((words) => words !== undefined)
        ?.trim() ?? '',
  );
}

/** True if the answer puts a question, or offers something to tap. */
export function asksSomething({ said, after }: Pick<Told, 'said' | 'after'>): boolean {
  return /[?？]/.test(said) || after.trip.chips.length > 0;
}

export function endsInQuestion(said: string): boolean {
  return /[?？]\s*$/.test(said);
}

export function soundsRefusing(said: string): boolean {
  return REFUSAL.test(plainLine(said));
}

/** True if one of the words stands in the answer, and not only because it repeats what was said. */
export function isMentioned(said: string, words: readonly string[]): boolean {
  const all = plain(said.replaceAll(QUOTED, ''));
  return words.some((word) => all.includes(plain(word)));
}

function plainLine(said: string): string {
  return plain(said).replaceAll('\n', ' ');
}
