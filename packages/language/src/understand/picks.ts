import { type Clause, listPlaces } from './clause.ts';
import type { Choice, Frame, Language } from './frame.ts';
import { foldWords } from './masked-text.ts';
import type { Scene } from './trip-scene.ts';

/** How a language says that one of a list is meant: nouns behind an ordinal, and what may follow an ordinal alone. */
interface Picks {
  readonly article: string;
  readonly noun: string;
  readonly follows: string;
}

const PICKS: Readonly<Record<Language, Picks>> = {
  en: {
    article: 'the',
    noun: '(?:one|option|suggestion|proposal|idea|choice|of (?:those|these|them|the (?:two|three)))',
    follows: 'sounds?|looks?|seems?|is|please|then|would',
  },
  de: {
    article: '(?:der|die|das|den)',
    noun: '(?:vorschlag|variante|idee|option|davon|von (?:den )?(?:beiden|denen))',
    follows: 'klingt|ist|war|gefallt|passt|bitte|dann',
  },
  fr: {
    article: '(?:le|la)',
    noun: '(?:proposition|idee|solution|option|choix|des (?:deux|trois))',
    follows: 'me|nous|est|a l.air|semble|alors|svp',
  },
  es: {
    article: '(?:el|la)',
    noun: '(?:propuesta|idea|sugerencia|opcion|de (?:esos|esas|ellos|ellas|los dos))',
    follows: 'me|nos|suena|esta|parece|por favor',
  },
  ja: { article: '', noun: 'の(?:お?店|もの|やつ|案|候補|提案|ほう|方)', follows: 'が|で|を' },
  zh: { article: '', noun: '(?:个|家|种|项)?(?=吧|好|就|不错|听|可以|$)', follows: '$' },
};

/**
 * The frame of what a clause picks by its place in the list that the newest answer has offered: "the first of those sounds good".
 *
 * @returns `undefined` where it picks none, or the answer has offered no such list.
 */
export function readPick(clause: Clause, scene: Scene): Frame | undefined {
  if (clause.isQuestion || listPlaces(clause).some(({ entity }) => entity.how !== 'described')) return undefined;
  const nth = readNth(foldWords(clause.words), scene);
  return nth === undefined ? undefined : listTakings(scene.context.offered)[nth - 1]?.frame;
}

/** What may be taken of what is offered: not what leaves all as it is, and no question that one may ask. */
function listTakings(offered: readonly Choice[]): readonly Choice[] {
  return offered.filter(
    ({ frame }) =>
      frame.act !== 'question' &&
      frame.act !== 'talk' &&
      !(frame.act === 'command' && frame.command.name === 'stop') &&
      !(frame.act === 'answer' && (frame.answer.kind === 'yes' || frame.answer.kind === 'no')),
  );
}

function readNth(words: string, { lexicon }: Scene): number | undefined {
  const { article, noun, follows } = PICKS[lexicon.language];
  return lexicon.ordinals.find(([, ordinal]) => {
    const said = lexicon.isSpaced
      ? String.raw`(?<![\p{L}\p{N}])(?:(?:${ordinal}) ${noun}(?![\p{L}])|${article} (?:${ordinal})(?= (?:${follows})(?![\p{L}])|[\s,.!]*$))`
      : `(?:${ordinal})${noun}|^(?:${ordinal})(?=${follows})`;
    return new RegExp(said, 'u').test(words);
  })?.[0];
}
