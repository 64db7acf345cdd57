import { ask } from './choices.ts';
import { type Clause, listPlaces } from './clause.ts';
import type { Answer, Frame } from './frame.ts';
import { nameOf, type Scene } from './trip-scene.ts';

type Decision = NonNullable<Scene['context']['decision']>;

const LEAD = String.raw`^(?:(?:ok|okay|no|nah|nope|yes|yeah|yep|well|hm+|oh|then|just|we|i|let us|lets|will|ll|well|can|would|rather|think|please|fine|actually|never mind|forget it|do not mind|dont mind|don t mind|probably) )*`;
const TAIL = String.raw`(?: (?:then|please|pls|thanks|for now|i guess|i think|it is|ok|today))*$`;

/** What one says hurriedly to a question that is open, and to no other. */
const SAID: readonly (readonly [RegExp, 'wait' | 'keep' | 'recommended' | 'nearest' | 'others'])[] = [
  [said('(?:wait|waiting)(?: (?:it out|a bit|a while|for it|here|there|until it (?:opens|clears|stops)))?'), 'wait'],
  [
    said(
      '(?:still |are |re )*(?:go|going|do it|see it|keep it|want to go|visit it)(?: (?:there|in|with it))? (?:anyway|regardless|all the same|nonetheless)',
    ),
    'keep',
  ],
  [said('still (?:go|going|want to go|want it)'), 'keep'],
  [
    said('(?:leave|keep)(?: (?:it|that|everything|things|the plan))?(?: (?:as|like) (?:it )?(?:is|was|planned))?'),
    'keep',
  ],
  [
    said(
      '(?:(?:whatever|whichever|what) you (?:recommend|suggest|think|like|say|prefer|want)(?: is best)?|(?:take |go with |do )?your (?:suggestion|recommendation|pick|choice|call|idea)|you (?:choose|decide|pick)|surprise (?:me|us)|(?:take |go with |do )?what you (?:suggest|recommend)(?:ed)?)',
    ),
    'recommended',
  ],
  [
    said(
      '(?:(?:take|go (?:to|with|for)|do) )?(?:the |whichever is |whatever is )(?:nearest|closest|nearer|closer)(?: (?:one|option|place))?',
    ),
    'nearest',
  ],
  [
    said(
      '(?:are there |is there |what are (?:the |our |my )?|got )?(?:any |some )?(?:other )?(?:options|alternatives|choices)',
    ),
    'others',
  ],
];

function said(pattern: string): RegExp {
  return new RegExp(`${LEAD}(?:${pattern})${TAIL}`, 'u');
}

/** Words that may stand beside the name of the alternative one takes; any other may change what is meant. */
const BESIDE_NAME =
  /^(?:ok|okay|yes|yeah|the|then|let|us|lets|s|do|go|going|to|for|with|take|we|i|ll|will|would|d|like|love|sounds|looks|seems|good|great|nice|fine|better|best|lovely|perfect|is|it|instead|please|pls|try|pick|choose|think|guess|rather|prefer|thanks|hm+|well|maybe|one|a|visit|see|swap|switch|replace|by|want|museum|garden|gardens|temple|church|park|market)$/u;

/** The answer to a decision or a change that is open, where the words say no more than that. */
export function readOpenAnswer(text: string, clauses: readonly Clause[], scene: Scene): Frame | undefined {
  const { decision, proposal } = scene.context;
  const isAsked = /[?？]/u.test(text);
  const words = toWords(text);
  if (decision && scene.lexicon.language === 'en') {
    return readSaid(words, decision, scene) ?? (isAsked ? undefined : readAlternative(clauses, decision));
  }
  if (decision && !isAsked) return readAlternative(clauses, decision);
  if (!proposal || scene.lexicon.language !== 'en' || isAsked) return undefined;
  if (AGAINST.test(words)) return { act: 'answer', answer: { kind: 'no' } };
  return FOR.test(words) ? { act: 'answer', answer: { kind: 'yes' } } : undefined;
}

// "Keep it" alone may mean the change itself.
const AGAINST = said(
  '(?:leave(?: (?:it|that|everything|things))?(?: (?:as|like) (?:it )?(?:is|was))?|keep (?:(?:it|that|everything|things) )?(?:as|like) (?:it )?(?:is|was)|not (?:now|like this))',
);
const FOR = said('(?:apply|take|accept|do|go with) (?:it|that|this|the change|your (?:suggestion|proposal))');

function readSaid(words: string, decision: Decision, scene: Scene): Frame | undefined {
  const kind = SAID.find(([pattern]) => pattern.test(words))?.[1];
  if (kind === undefined) return undefined;
  if (kind === 'others') return { act: 'question', question: { about: 'choices' } };
  if (kind === 'nearest') return askAlternatives(decision, scene);
  const choice = kind === 'recommended' ? 'replace' : kind;
  return decision.offered.includes(choice) ? toAnswer({ kind: 'choice', choice }) : undefined;
}

/** How far each of them is nobody has told us: the traveller picks. */
function askAlternatives({ alternatives }: Decision, scene: Scene): Frame | undefined {
  if (alternatives.length === 0) return undefined;
  return ask(
    'which-place',
    alternatives.map(({ n, place }) => ({
      text: nameOf(scene, place),
      frame: toAnswer({ kind: 'choice', choice: 'replace', n }),
    })),
  );
}

/** "Cluny then": one of the alternatives, by its name. */
function readAlternative(clauses: readonly Clause[], decision: Decision): Frame | undefined {
  const places = clauses.flatMap(listPlaces);
  const named = new Set(places.flatMap(({ entity }) => entity.places));
  const found = decision.alternatives.filter(({ place }) => named.has(place));
  const isOnlyNamed =
    places.length === 1 &&
    clauses.every(
      ({ text: words, mentions }) =>
        mentions.every(({ entity }) => entity.kind === 'place') &&
        words
          .replace(/_?[\uE000-\uF0FF]_?/gu, ' ')
          .split(/[^\p{L}]+/u)
          .every((word) => word === '' || BESIDE_NAME.test(word)),
    );
  const [only] = found;
  return only && found.length === 1 && isOnlyNamed
    ? toAnswer({ kind: 'choice', choice: 'replace', n: only.n })
    : undefined;
}

function toAnswer(answer: Answer): Frame {
  return { act: 'answer', answer };
}

function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:we|i) ll\b/gu, 'we will')
    .trim();
}
