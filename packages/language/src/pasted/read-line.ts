import type { PastedLine } from './lines.ts';
import type { FindKnownNames, PartOfDay, PastedEntry, PastedKind, PastedMark } from './pasted-plan.ts';
import { type EntryFrame, marksOf, readEntry } from './read-entry.ts';
import { readSentences } from './read-sentences.ts';
import { isNameLike, splitNote, splitParts } from './split-line.ts';
import { findTime, foldSame, isLeading, type WrittenTime } from './times.ts';
import { TALK } from './words.ts';

/** What the lines above say of this one. */
export interface LineScene {
  readonly part: PartOfDay | undefined;
  /** Of a section such as "Where to eat". */
  readonly holds: PastedKind | undefined;
  readonly find: FindKnownNames;
}

/** The entries of a line, with the day that it names itself, as in "ChatGPT day 4: …". */
export interface ReadLine {
  readonly nth?: number;
  readonly entries: readonly PastedEntry[];
}

export function readLine(line: PastedLine, scene: LineScene): ReadLine {
  const labelled = withoutLabels(line.text, scene.find);
  const { text, label } = labelled;
  const nth = label.nth === undefined ? {} : { nth: label.nth };
  if (text === '') return { entries: line.url === undefined ? [] : [pinned(line, line.text)], ...nth };
  if (!line.isBullet && label.marks.length === 0 && (isTalk(text) || isQuestion(line))) return { entries: [], ...nth };
  const frame: EntryFrame = {
    line: line.nth,
    about: '',
    kind: label.kind ?? scene.holds,
    marks: label.marks,
    part: scene.part,
    url: line.url,
    find: scene.find,
    ...label.time,
  };
  if (line.url !== undefined && isPinNote(line))
    return { entries: [{ ...pinned(line, text), marks: marksOf(text) }], ...nth };
  // Whoever cannot remember the name has not written it.
  if (FORGOTTEN.test(foldSame(text))) return { entries: [{ ...pinned(line, text), marks: marksOf(text) }], ...nth };
  const told = isProse(line, text) ? readSentences(text, frame) : [];
  if (told.length > 0) return { entries: told, ...nth };
  return { entries: readHead(text, frame), ...nth };
}

function readHead(text: string, frame: EntryFrame): readonly PastedEntry[] {
  const time = findTime(text);
  const leads = time && isLeading(text, time);
  const behind = leads ? text.slice(time.end).replace(/^[\s:,.)\]|–—-]+/u, '') : text;
  const { head, note } = splitNote(behind, frame.find);
  const noteTime = time || frame.at !== undefined ? undefined : leadingTime(note);
  const timed: EntryFrame = { ...frame, about: note, ...(leads ? whenOf(time) : noteTime) };
  const entries = splitParts(head, frame.find).flatMap((part, nth): PastedEntry[] => {
    const entry = readEntry(part, nth === 0 ? timed : withoutTimes(timed));
    return entry ? [entry] : [];
  });
  if (entries.length > 0 || note === '') return entries;
  // "Dinner – Gion Tokuya": what is done stands in front, where in the note.
  const [rest] = splitParts(note, frame.find);
  const entry = rest === undefined ? undefined : readEntry(`${head} ${rest}`, timed);
  return entry ? [entry] : [];
}

function whenOf({ at, until }: WrittenTime): WrittenTime {
  return { ...(at !== undefined && { at }), ...(until !== undefined && { until }) };
}

function withoutTimes({ at: _, until: __, ...frame }: EntryFrame): EntryFrame {
  return frame;
}

function leadingTime(note: string): WrittenTime | undefined {
  const time = findTime(note);
  return time && isLeading(note, time) ? whenOf(time) : undefined;
}

interface Label {
  readonly nth?: number;
  readonly kind?: PastedKind;
  readonly marks: readonly PastedMark[];
  readonly time?: WrittenTime;
}

const SOURCE =
  /^(?:r\/\w+(?: rec(?:ommendation)?)?|(?:tiktok|insta(?:gram)?|reels?|youtube|blog|pinterest|google maps?)(?: saves?| saved| pin| tip)?|from \p{L}+(?: \p{L}+)?|(?:chatgpt|gpt|claude|copilot|gemini|perplexity|ai|eater|time ?out|lonely planet|nyt|reddit|tripadvisor|michelin)(?: [\p{L}\d]+){0,2}|\p{L}+['’]s (?:tip|rec|note|idea|list|suggestion)s?)\s*:\s*/u;
const DOUBT = /^(?:possibly|maybe|probably|might be|perhaps) closed\s*:\s*/u;
const TRIP =
  /^(?:optional |possible )?(?:half[- ]|full[- ])?day ?trip(?: (?:to|option|idea))?\s*:?\s*(?:to\s+)?|^(?:tagesausflug|excursion(?: d'une journee)?|ausflug|gita|日帰り|一日游)(?: (?:nach|a|to))?\s*[:：]?\s*/u;
const SLEEP =
  /^(?:hotel|hostel|accommodation|stay|lodging|overnight|base|airbnb|unterkunft|hebergement|alojamiento|宿泊|ホテル|住宿|酒店)(?: \([^)]*\))?\s*[:：]\s*/u;
const GO =
  /^(?:train|flight|bus|ferry|transfer|transport|travel|departure|arrival|getting there|drive|zug|flug|vol|vuelo|移動|交通)\s*[:：]\s*/u;
const MEAL =
  /^(?:breakfast|brunch|lunch|dinner|supper|snacks?|coffee|dessert|drinks|eat|fruhstuck|mittagessen|mittag|abendessen|petit[- ]dejeuner|dejeuner|diner|desayuno|almuerzo|comida|cena|colazione|pranzo|朝食|昼食|夕食|ランチ|ディナー|早餐|午餐|晚餐)(?: (?:spot|option|idea|reservation)s?)?\s*(?:\([^)]*\)|at \d[\d:.]*\s*(?:[ap]m)?)?\s*[:：]\s*/u;
const MOST_LABELS = 4;

/** Without what stands in front of a colon and is no name: who said it, what kind of thing it is. */
function withoutLabels(line: string, find: FindKnownNames): { readonly text: string; readonly label: Label } {
  let text = line.trim();
  let label: Label = { marks: [] };
  for (let round = 0; round < MOST_LABELS; round++) {
    const folded = foldSame(text);
    const cut = (pattern: RegExp): string | undefined => pattern.exec(folded)?.[0];
    const mark = (...marks: PastedMark[]): Label => ({ ...label, marks: [...label.marks, ...marks] });
    const source = cut(SOURCE);
    const meal = cut(MEAL);
    const trip = cut(TRIP);
    const other = cut(DOUBT) ?? cut(SLEEP) ?? cut(GO);
    const said = source ?? trip ?? other;
    if (meal !== undefined) {
      // The meal stays in front: it is read with its place.
      const time = findTime(meal);
      const word = /^[\p{L}-]+(?: dejeuner)?/u.exec(meal)?.[0] ?? '';
      const rest = text.slice(meal.length).trim();
      return {
        text: rest === '' ? text.slice(0, word.length) : `${text.slice(0, word.length)} ${withoutCapitalVerb(rest)}`,
        label: { ...label, kind: 'meal', ...(time && { time: whenOf(time) }) },
      };
    }
    if (said === undefined || said === '') break;
    if (source !== undefined) {
      const nth = /\bday (\d{1,2})/.exec(source)?.[1];
      label = nth === undefined ? label : { ...label, nth: Number(nth) };
    } else if (trip !== undefined) label = mark('day-trip');
    else if (cut(DOUBT) !== undefined) label = mark('hours', 'unsure');
    else label = { ...label, kind: cut(SLEEP) === undefined ? 'way' : 'stay' };
    text = text.slice(said.length).trim();
  }
  return { text: withoutTopic(text, find), label };
}

function withoutCapitalVerb(text: string): string {
  return text.replace(/^(?:At|In)\s+/, '');
}

const TOPIC = /^([^:：]{2,40})[:：]\s+(\S.*)$/u;

/** "Gion: Hanamikoji, Yasaka Shrine": names behind a topic; "Louvre: book ahead" is a name with a note. */
function withoutTopic(text: string, find: FindKnownNames): string {
  const [, topic, rest] = TOPIC.exec(text) ?? [];
  if (topic === undefined || rest === undefined || findTime(topic)) return text;
  const isTopic = topic.split(' ').length <= 5 && !/[–—]/u.test(topic);
  if (!isTopic) return text;
  const namesBehind = isNameLike(rest) || find(rest).length > 0;
  if (find(topic).length > 0 && find(rest).length === 0) return `${topic} — ${rest}`;
  return namesBehind ? rest : `${topic} — ${rest}`;
}

function isTalk(text: string): boolean {
  return TALK.test(foldSame(text));
}

function isQuestion({ text, isBullet }: PastedLine): boolean {
  return !isBullet && text.endsWith('?');
}

const FORGOTTEN =
  /(?:can|could|do|does|did)(?:n.t| not) remember|forgot(?:ten)? (?:the|its) name|something like that|no idea what it.s called/u;
const PROSE_WORDS = 9;

/** A line of a message rather than one of a list. */
function isProse({ isBullet }: PastedLine, written: string): boolean {
  // A dash leads to a note, unless somebody tells what comes then.
  if (/\s[–—]\s/u.test(written) && (isBullet || !/\s(?:then|after that|dann|puis|luego)\s/u.test(written)))
    return false;
  const text = written.replace(/[(（][^)）]*[)）]?/gu, ' ').trim();
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= (isBullet ? PROSE_WORDS + 3 : PROSE_WORDS) && small >= words.length / 3;
}

/** A line that is a link with a word about it: whoever pasted it knows more than the text. */
function isPinNote({ text }: PastedLine): boolean {
  return /(?:pin|saved|save|this|link|map)(?![\p{L}])/iu.test(text) || text.length < 4;
}

function pinned(line: PastedLine, text: string): PastedEntry {
  const name = text === '' ? (line.url ?? '') : text.slice(0, 120);
  return { line: line.nth, name, kind: 'vague', marks: [], ...(line.url !== undefined && { url: line.url }) };
}
