import type { Edit, Target } from '@wayfarer/edits';
import type { IsoDate } from '@wayfarer/trip/clock';

import { textsIn } from '../say/catalogue.ts';
import { type Clause, findEntity, listDatesOf, listPlaces } from './clause.ts';
import type { TimeMention } from './entities/entity.ts';
import { findFocusedDate } from './focus.ts';
import { type Choice, type Frame, LANGUAGES } from './frame.ts';
import { foldWords } from './masked-text.ts';
import { hourOf, saysOnlyWhen } from './only-when.ts';
import { settleTime } from './slots/target.ts';
import { says, type Words } from './slots/words-of.ts';
import { listVisits, type Scene } from './trip-scene.ts';

/** The edits that a yes to what is offered would do; none where it is no proposal of edits alone. */
export function listProposedEdits(offered: readonly Choice[]): readonly Edit[] {
  const frames = offered.map(({ frame }) => frame);
  const isProposal = frames.some((frame) => frame.act === 'command' && frame.command.name === 'stop');
  if (!isProposal) return [];
  for (const frame of frames)
    if (frame.act === 'command' && frame.command.name === 'take-all') return frame.command.edits;
  const [first] = frames;
  return first?.act === 'edit' ? [first.edit] : [];
}

/**
 * What a message says to changes that were just put to the traveller, or done: that they are to stay undone ("then leave it"), what
 * would come of them ("what would we lose?"), another hour or day for them ("10:30 rather"), the same for another day.
 *
 * @returns `undefined` where it speaks of something else.
 */
export function readOnProposal(text: string, clauses: readonly Clause[], scene: Scene): Frame | undefined {
  const proposed = listProposedEdits(scene.context.offered);
  const folded = foldWords(text);
  const said = clauses.filter((clause, at) => at > 0 || clauses.length === 1 || !isBareAnswer(clause));
  const isOpen = proposed.length > 0;
  const isShort = folded.length <= LONGEST;
  if ((isShort && LEAVING[scene.lexicon.language].test(folded.trim())) || REJECT.has(text.trim())) {
    if (isOpen) return { act: 'answer', answer: { kind: 'no' } };
    if (isNothingOpen(scene)) return AS_IT_IS.test(folded) ? STAYS : { act: 'command', command: { name: 'stop' } };
  }
  const edits = isOpen ? proposed : (scene.context.edited ?? []);
  if (edits.length === 0) return undefined;
  const isConditional = isCondition(folded, clauses, scene);
  if (isConditional || (isOpen && says(LOSING, folded, scene))) {
    const place = clauses.flatMap(listPlaces)[0]?.entity.places[0];
    if (isOpen) return { act: 'question', question: { about: 'proposal', ...(place ? { place } : {}) } };
    return place && { act: 'question', question: { about: 'when', place } };
  }
  const part = isOpen ? partTaken(clauses, edits, { folded, scene }) : undefined;
  if (part) return { act: 'edit', edit: part };
  const same = toWish(readSame(folded, said, { edits, isOpen, scene }));
  if (same) return same;
  const isSetRight = isOpen || SETS_RIGHT.test(folded);
  return isSetRight ? readRefinement(said, edits, scene) : undefined;
}

function isNothingOpen({ context: { decision, proposal, draft, stops } }: Scene): boolean {
  return !decision && !proposal && !draft && stops.length > 0;
}

/** The words of our own button, whenever it was shown. */
const REJECT: ReadonlySet<string> = new Set(LANGUAGES.map((language) => textsIn(language).decisions.reject));

const STAYS: Frame = { act: 'talk', topic: 'as-it-is' };
const AS_IT_IS = /\b(?:keep|leave|bleib\w*|lass\w*|laisse\w*|changez?|quede|deja\w*)\b|そのまま|保持|不变/u;

/** "No, only on Saturday". */
function isBareAnswer({ act, mentions }: Clause): boolean {
  return (act === 'no' || act === 'yes') && mentions.length === 0;
}

/** Leaves what was proposed. From the first word to the last: "leave it on Saturday" is something else. */
const LEAVING: Readonly<Record<Scene['language'], RegExp>> = {
  en: /^(?:(?:ok|okay|no|nah|hm+|well|oh|actually|in that case|then|so|let'?s)[ ,]*)*(?:(?:rather )?leave (?:it|that|things|everything)(?: (?:as|like|the way) (?:it|they) (?:is|are|was|were))?|never ?mind(?: that| it| then)?|forget (?:about )?(?:it|that)|don'?t bother|not (?:then|worth it|that)|keep (?:it|things|everything|the plan) (?:as|like|the way) (?:it|they) (?:is|are|was|were)|scratch that|drop (?:it|that idea|the idea))(?:,? (?:then|please|thanks|thank you|after all|for now|alone))*[.!]*$/u,
  de: /^(?:(?:ok|okay|nein|ach|na gut|gut|dann|also|doch)[ ,]*)*(?:lass(?:en sie|t)?(?: es| das| wir es| wir das)?(?: (?:so|sein|bleiben|lieber|wie es ist))*|lassen wir(?: es| das)(?: (?:so|sein|bleiben))?|lieber nicht|doch nicht|vergiss es|vergessen sie es|nicht notig|bleib(?:en wir)? (?:dabei|so)|es bleibt so)(?: (?:dann|bitte|danke))*[.!]*$/u,
  fr: /^(?:(?:ok|non|bon|alors|finalement|dans ce cas)[ ,]*)*(?:laisse[zr]?(?: tomber|[- ]le comme (?:ca|c'est)| comme (?:ca|c'est))?|on laisse(?: tomber| comme (?:ca|c'est))|plutot pas|tant pis|oublie[zr]?(?: ca)?|pas la peine|ne changez? rien)(?: (?:alors|merci))*[.!]*$/u,
  es: /^(?:(?:ok|no|bueno|entonces|vale|pues)[ ,]*)*(?:deja(?:lo|mos|moslo)?(?: asi| como esta)?|mejor no|olvida(?:lo|te)|no hace falta|que quede (?:asi|como esta))(?: (?:entonces|gracias))*[.!]*$/u,
  ja: /^(?:じゃあ?|では|それなら|やっぱり|やはり|いや|、)*(?:いいです|結構です|やめ(?:ておきます|ときます|ます|て|る|よう)|そのまま(?:で|にして)?(?:いい(?:です)?|お願いします|ください)?|なしで)[。！]*$/u,
  zh: /^(?:那|那就|还是|不|嗯|，)*(?:算了|不用了|不改了|别改了|不变|保持(?:不变|原样)|就这样不变|先不动)吧?[。！]*$/u,
};

/** What was done is not as it was meant. */
const SETS_RIGHT =
  /^(?:no|nope|sorry|actually|i mean|rather|better|nein|doch|lieber|besser|non|plutot|pardon|mejor|perdon|いや|いいえ|違う|やっぱり|不|不对|还是|改)/u;

const ONLY: Words = {
  en: 'only|just',
  de: 'nur|bloss',
  fr: 'seulement|juste|que',
  es: 'solo|solamente|nada mas',
  ja: 'だけ|のみ',
  zh: '只|就',
};

/** "Just the pizzeria": of several changes the one that it names. */
function partTaken(
  clauses: readonly Clause[],
  edits: readonly Edit[],
  { folded, scene }: { readonly folded: string; readonly scene: Scene },
): Edit | undefined {
  const places = clauses.flatMap(listPlaces).flatMap(({ entity }) => entity.places);
  if (edits.length < 2 || places.length === 0 || folded.length > LONGEST || !says(ONLY, folded, scene))
    return undefined;
  const visits = listVisits(scene, places).map(({ visit }) => visit);
  const named = edits.filter((edit) => [...places, ...visits].some((id) => JSON.stringify(edit).includes(`"${id}"`)));
  return named.length === 1 ? named[0] : undefined;
}

/** Asks what would be lost, or moved. */
const LOSING: Words = {
  en: '(?:what|which (?:stops?|places?|ones?)) (?:(?:would|will|do|does|else|exactly) )*(?:we|i|that|it|this)?(?: would| will| have to| need to)* ?(?:lose|miss(?: out)?|drop|give up|skip|fall out|change|move|affect|suffer)\\b.*|do(?:es)? (?:we|it|that) (?:lose|mean losing|mean (?:we|i) (?:lose|miss|drop)) .*|would (?:we|it|that) (?:lose|drop|cost us|mean losing).*',
  de: 'was (?:fallt|fiele|verlieren|wurden wir|geht|verpassen|andert|verschiebt).*|verlieren wir .*|fallt (?:dann|dafur|dadurch) .*',
  fr: "qu'?est[- ]ce (?:qu'?on|que nous|que ca|qui) (?:perd\\w*|rate\\w*|saute\\w*|change\\w*|enleve\\w*|tombe\\w*).*|on (?:perd|rate) (?:quoi|quelque chose).*|ca change quoi.*",
  es: 'que (?:perdemos|perderiamos|perdemos|se pierde|cambia|cambiaria|nos perdemos|quitamos|se mueve).*|perdemos algo.*',
  ja: '何(?:が|を)(?:なくな|無くな|減[るり]|変わ[るり]|諦め|外れ|抜け).*|どう変わ.*|何か(?:なくな|減|外れ).*',
  zh: '会(?:少|失去|去掉|错过|影响|耽误)(?:什么|哪些|哪个).*|有什么(?:变化|影响).*|会变(?:成)?什么.*|要(?:去掉|放弃)(?:什么|哪些).*',
};

const CONDITION: Words = {
  en: 'only if|as long as|provided(?: that)?|unless|but not if|so long as',
  de: 'nur wenn|solange|sofern|aber nur|es sei denn|vorausgesetzt',
  fr: 'seulement si|a condition que|tant que|sauf si|du moment que|pourvu que',
  es: 'solo si|siempre que|siempre y cuando|a menos que|con tal de que',
  ja: '(?:なら|限り|条件で)',
  zh: '只要|前提是|除非|只有',
};

/** "Only if we don't have to drop the Louvre": neither a yes nor an order before it is known. */
function isCondition(folded: string, clauses: readonly Clause[], scene: Scene): boolean {
  return says(CONDITION, folded, scene) && clauses.flatMap(listPlaces).length === 1;
}

const SAME: Words = {
  en: 'same|too|as well|also|likewise|every day|both days|all days|each day',
  de: 'gleiche|dasselbe|genauso|ebenso|auch|ebenfalls|jeden tag|beide tage',
  fr: 'meme chose|pareil|aussi|idem|egalement|chaque jour|tous les jours',
  es: 'lo mismo|igual|tambien|todos los dias|cada dia',
  ja: '同じ|も(?:同様|お願い)?|同様|毎日',
  zh: '一样|同样|也|每天|都',
};

/** "And the same on Saturday": what was proposed or done, for that day, too. */
function readSame(
  folded: string,
  [clause, ...others]: readonly Clause[],
  { edits, isOpen, scene }: { readonly edits: readonly Edit[]; readonly isOpen: boolean; readonly scene: Scene },
): readonly Edit[] {
  if (!clause || others.length > 0 || listPlaces(clause).length > 0 || folded.length > LONGEST) return [];
  const dates = listDatesOf(clause);
  const hasMore = clause.mentions.some(({ entity }) => !/^(?:day|all-days)$/.test(entity.kind));
  if (dates.length === 0 || hasMore || !says(SAME, folded, scene)) return [];
  const more = dates.flatMap((date) =>
    edits.flatMap((edit): readonly Edit[] =>
      OF_DAY.has(edit.type) && 'date' in edit && edit.date !== date ? [{ ...edit, date }] : [],
    ),
  );
  return more.length === 0 ? [] : isOpen ? [...edits, ...more] : more;
}

/** "And the same on both of the other days please" is about as long as it gets. */
const LONGEST = 80;

/** Edits that another day can have as well. */
const OF_DAY: ReadonlySet<Edit['type']> = new Set(['hours', 'meal', 'pace', 'walking', 'refill', 'free']);

/** "10:30 rather", "only Friday", "no, the afternoon": the same edits with what is said put in. */
function readRefinement(
  [clause, ...others]: readonly Clause[],
  proposed: readonly Edit[],
  scene: Scene,
): Frame | undefined {
  if (!clause || others.length > 0 || listPlaces(clause).length > 0) return undefined;
  if (!saysOnlyWhen(clause, scene.lexicon.language)) return undefined;
  if (clause.mentions.length === 0) {
    const date = says(THAT_DAY_ONLY, foldWords(clause.words), scene) ? findFocusedDate(scene) : undefined;
    return date === undefined ? undefined : refined(proposed, { date });
  }
  const [date] = listDatesOf(clause);
  const time = findEntity(clause, 'time') ?? findEntity(clause, 'span')?.from ?? hourOf(clause);
  const part = findEntity(clause, 'part')?.part;
  const minutes = findEntity(clause, 'length')?.minutes;
  return refined(proposed, { date, time, part, minutes });
}

const THAT_DAY_ONLY: Words = {
  en: '(?:only|just) (?:that|this|the one) day|that day only',
  de: 'nur (?:an )?(?:dem|diesem|den) (?:einen )?tag',
  fr: 'ce jour-la seulement|seulement ce jour(?:-la)?|juste ce jour(?:-la)?',
  es: 'solo ese dia|ese dia solo|solamente ese dia',
  ja: 'その日だけ',
  zh: '只(?:有|是|要|改)?那(?:一)?天|就那(?:一)?天',
};

interface Said {
  readonly date?: IsoDate | undefined;
  readonly time?: TimeMention | undefined;
  readonly part?: Target['part'] | undefined;
  readonly minutes?: number | undefined;
}

function refined(edits: readonly Edit[], said: Said): Frame | undefined {
  const anew = edits.map((edit) => withSaid(edit, said));
  if (anew.every((edit) => edit === undefined)) return undefined;
  return toWish(edits.map((edit, at) => anew[at] ?? edit));
}

function toWish([first, ...others]: readonly Edit[]): Frame | undefined {
  return first && { act: 'wish', wish: { kind: 'propose', edits: [first, ...others] } };
}

/** The edit with the hour, day or length that is said; `undefined` where it has no room for it. */
function withSaid(edit: Edit, { date, time, part, minutes }: Said): Edit | undefined {
  switch (edit.type) {
    case 'hours': {
      const isEnd = edit.end !== undefined && edit.start === undefined;
      const at = time && (isEnd ? settleTime(time, 'evening') : time.at);
      const hours = at === undefined ? {} : isEnd ? { end: at } : { start: at };
      return (date ?? at) ? { ...edit, ...(date && { date }), ...hours } : undefined;
    }
    case 'move':
      return toSaid(edit.to, { date, time, part }, (to) => ({ ...edit, to }));
    case 'add': {
      const added = toSaid(edit.to ?? {}, { date, time, part }, (to): Edit => ({ ...edit, to }));
      return minutes === undefined ? added : { ...edit, ...(added?.type === 'add' ? added : {}), minutes };
    }
    case 'meal': {
      const at = time && settleTime(time, undefined, edit.meal);
      return (date ?? at) ? { ...edit, ...(date && { date }), ...(at === undefined ? {} : { at }) } : undefined;
    }
    case 'length':
      return minutes === undefined ? undefined : { type: 'length', visit: edit.visit, minutes };
    case 'arrival':
    case 'departure':
      return time ? { ...edit, at: time.at } : undefined;
    case 'pace':
    case 'walking':
    case 'refill':
      return date ? { ...edit, date } : undefined;
    default:
      return undefined;
  }
}

function toSaid(to: Target, { date, time, part }: Said, make: (to: Target) => Edit): Edit | undefined {
  if (!date && !time && !part) return undefined;
  const { at: _at, part: _part, before: _before, after: _after, ...rest } = to;
  const on = date ? { date } : {};
  if (time) return make({ ...rest, ...on, at: settleTime(time, part) });
  return make(part ? { ...rest, ...on, part } : { ...to, ...on });
}
