import { featuresOf, rowOfAct, type TokenContext } from './features.ts';
import { beside, layerNorm, linear, relu, softmax, type States, sumFeatures } from './layers.ts';
import type { MarkedSpan, MessageReader, RequestReading, SlotReading } from './message-reading.ts';
import { type Token, toTokens } from './tokens.ts';
import { parseWeights, type Weights } from './weights.ts';

/** Acts of the message before that are looked at. */
const MOST_BEFORE = 4;
const MOST_OTHERS = 4;

/**
 * A reader of messages that has learned from the corpus: which stretches of a message are requests, the act of each, and its slots.
 * No I/O; the same message and marks always give the same.
 *
 * @param file - What `npm run train` wrote.
 * @throws {RangeError} if the file is cut short.
 */
export function createMessageReader(file: Uint8Array): MessageReader {
  const weights = parseWeights(file);
  return (message, { marks = [], before = [] } = {}) => {
    const tokens = toTokens(message);
    if (tokens.length === 0) return { requests: [] };
    const lead = before.slice(0, MOST_BEFORE);
    const rows = [
      ...lead.map((act) => [rowOfAct(act)]),
      ...tokens.map((token, at) => featuresOf(tokens, at, contextOf(token, marks))),
    ];
    const words = rows.map((features) => sumFeatures(weights.table, features));
    const states = settle(words, weights);
    const spans = findRequests(tokens.length, { states, lead: lead.length, weights });
    const slots = findSlots(message, tokens, { states, lead: lead.length, weights });
    return {
      requests: spans.map(([start, end]): RequestReading => {
        const from = tokens[start]?.from ?? 0;
        const to = tokens[end - 1]?.to ?? message.length;
        const [best, ...others] = rankActs([start + lead.length, end + lead.length], { words, states, weights });
        return {
          act: best?.act ?? 'none',
          probability: best?.probability ?? 0,
          others: others.slice(0, MOST_OTHERS),
          text: message.slice(from, to),
          from,
          to,
          slots: slots.filter((slot) => slot.from >= from && slot.to <= to),
        };
      }),
    };
  };
}

/** What a place of the trip is called tells nothing of what is to be done with it. */
function contextOf({ from, to }: Token, marks: readonly MarkedSpan[]): TokenContext {
  const kind = marks.find((mark) => from >= mark.from && to <= mark.to)?.kind;
  return { kind, isNameless: kind === 'place' };
}

/** The state of each token, once it has looked about. */
function settle(words: readonly Float32Array[], weights: Weights): States {
  const width = weights.matrix('first.weight').rows;
  const values = new Float32Array(width * words.length);
  for (const [at, word] of words.entries())
    values.set(relu(linear(weights.matrix('first.weight'), weights.matrix('first.bias'), word)), at * width);
  for (const [block, reach] of weights.reaches.entries()) {
    const of = (name: string): ReturnType<Weights['matrix']> => weights.matrix(`blocks.${block}.${name}`);
    const normed = layerNorm({ width, values }, of('norm.weight'), of('norm.bias'));
    for (let token = 0; token < words.length; token++) {
      const mixed = relu(linear(of('mix.weight'), of('mix.bias'), beside(normed, reach, token)));
      for (let at = 0; at < width; at++)
        values[token * width + at] = (values[token * width + at] ?? 0) + (mixed[at] ?? 0);
    }
  }
  return layerNorm({ width, values }, weights.matrix('norm.weight'), weights.matrix('norm.bias'));
}

function stateOf({ width, values }: States, token: number): Float32Array {
  return values.subarray(token * width, (token + 1) * width);
}

/** Index of the largest number. */
function indexOfTop(values: ArrayLike<number>): number {
  let top = 0;
  for (let at = 1; at < values.length; at++) if ((values[at] ?? 0) > (values[top] ?? 0)) top = at;
  return top;
}

const OUTSIDE = 0;
const BEGINS = 1;

/** Stretches of tokens, `[start, end)`, of one request each. */
function findRequests(count: number, { states, lead, weights }: Network): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  let start: number | undefined;
  for (let at = 0; at < count; at++) {
    const part = indexOfTop(
      linear(weights.matrix('part.weight'), weights.matrix('part.bias'), stateOf(states, lead + at)),
    );
    if (part === OUTSIDE || part === BEGINS) {
      if (start !== undefined) spans.push([start, at]);
      start = part === BEGINS ? at : undefined;
    } else start ??= at;
  }
  if (start !== undefined) spans.push([start, count]);
  return spans;
}

interface Network {
  readonly states: States;
  readonly lead: number;
  readonly weights: Weights;
}

function findSlots(
  message: string,
  tokens: readonly Token[],
  { states, lead, weights }: Network,
): readonly SlotReading[] {
  const slots: { name: string; from: number; to: number }[] = [];
  let open: string | undefined;
  for (const [at, token] of tokens.entries()) {
    const tag = indexOfTop(
      linear(weights.matrix('slot.weight'), weights.matrix('slot.bias'), stateOf(states, lead + at)),
    );
    const name = tag === 0 ? undefined : weights.slots[(tag - 1) >> 1];
    const last = slots.at(-1);
    if (name !== undefined && name === open && tag % 2 === 0 && last) last.to = token.to;
    else if (name !== undefined) slots.push({ name, from: token.from, to: token.to });
    open = name;
  }
  return slots
    .map(({ name, from, to }) => ({ name, from, to, text: message.slice(from, to) }))
    .filter(({ text }) => !SMALL_WORD.test(text));
}

/** An article or the like names nothing: it is marked beside what it belongs to, "a" and "ryokan". */
const SMALL_WORD =
  /^(?:an?|the|of|some|any|one of|eine?[nmrs]?|de[rsmn]|das|die|une?|les?|la|du|des|el|los|las|una?|unos|del)$/iu;

/** Features that a token has about. */
const FEATURES_OF_TOKEN = 10;

interface Looked {
  readonly words: readonly Float32Array[];
  readonly states: States;
  readonly weights: Weights;
}

function rankActs(
  [start, end]: readonly [number, number],
  { words, states, weights }: Looked,
): readonly { readonly act: string; readonly probability: number }[] {
  const inside = Array.from({ length: end - start }, (_, at) => stateOf(states, start + at));
  const scores = inside.map(
    (state) => linear(weights.matrix('weigh.weight'), weights.matrix('weigh.bias'), state)[0] ?? 0,
  );
  const shares = softmax(scores);
  const width = states.width;
  const sized = weights.table.columns;
  const pooled = new Float32Array(2 * width + sized);
  for (const [place, state] of inside.entries())
    for (let at = 0; at < width; at++) {
      pooled[at] = (pooled[at] ?? 0) + (shares[place] ?? 0) * (state[at] ?? 0);
      const top = width + at;
      pooled[top] = place === 0 ? (state[at] ?? 0) : Math.max(pooled[top] ?? 0, state[at] ?? 0);
    }
  const scale = 1 / Math.sqrt(FEATURES_OF_TOKEN * inside.length);
  for (const word of words.slice(start, end))
    for (let at = 0; at < sized; at++) pooled[2 * width + at] = (pooled[2 * width + at] ?? 0) + scale * (word[at] ?? 0);
  const logits = linear(weights.matrix('act.weight'), weights.matrix('act.bias'), pooled);
  return softmax(logits, weights.temperature)
    .map((probability, at) => ({ act: weights.acts[at] ?? 'none', probability }))
    .sort((one, other) => other.probability - one.probability);
}
