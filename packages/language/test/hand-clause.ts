import type { ActName } from '../src/understand/act-name.ts';
import { type Clause, type ClauseSlot, listMentions, tidy, withoutCourtesies } from '../src/understand/clause.ts';
import { EntityTable, withSignsAsWords } from '../src/understand/entities/entity.ts';
import { NameIndex } from '../src/understand/entities/name-index.ts';
import { readNames } from '../src/understand/entities/names.ts';
import { readEntities } from '../src/understand/entities/read-entities.ts';
import type { Frame, Language } from '../src/understand/frame.ts';
import { toFrames } from '../src/understand/frames.ts';
import { lexiconOf } from '../src/understand/lexicon/lexicons.ts';
import { toMaskedText } from '../src/understand/masked-text.ts';
import { has } from '../src/understand/patterns.ts';
import type { TripContext } from '../src/understand/trip-context.ts';
import type { Scene } from '../src/understand/trip-scene.ts';
import { PARIS } from './paris-context.ts';

/** What a reader says of a clause: `say('break', 'a coffee at 16:00', { kind: 'coffee' })`. */
export interface Told {
  readonly context?: TripContext;
  readonly language?: Language;
  readonly slots?: Readonly<Record<string, string>>;
}

/** The frames of words whose act is told: names, days and times in them are read as ever. */
export function framesFor(act: ActName, words: string, told: Told = {}): readonly Frame[] {
  const { context = PARIS, language = 'en', slots = {} } = told;
  const scene: Scene = { context, language, lexicon: lexiconOf(language) };
  const marked = Object.entries(slots).map(([name, text]): ClauseSlot => ({ name, text }));
  return toFrames(handClause(act, words, { scene, slots: marked }), act, { scene, isConditional: false });
}

function handClause(
  act: ActName,
  words: string,
  { scene, slots }: { readonly scene: Scene; readonly slots: readonly ClauseSlot[] },
): Clause {
  const { lexicon, context } = scene;
  const entities = new EntityTable();
  const index = new NameIndex(context.places, () => false);
  const named = readNames(toMaskedText(words), { index, entities, message: words, isCommonWord: () => false });
  const masked = readEntities(named, scene, entities);
  const text = withSignsAsWords(tidy(masked.text));
  return {
    text,
    core: withoutCourtesies(text, lexicon),
    words,
    act,
    isQuestion: has(text, lexicon.question),
    isWhether: has(text, lexicon.whether),
    mentions: listMentions(text, entities, lexicon),
    ...(slots.length > 0 ? { slots } : {}),
  };
}
