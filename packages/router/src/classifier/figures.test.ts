import { expect, it } from 'vitest';

import { LearnedClassifier } from './learned-classifier.ts';
import { fromBytes, toBytes } from './model-file.ts';
import { trainIntents } from './train-intents.ts';

const EXAMPLES = Object.entries({
  status: ['where is my order', 'has my parcel shipped', 'track my package', '注文はどこですか'],
  refund: ['I want my money back', 'refund my order please', 'give me a refund', '返金してください'],
  hours: ['when are you open', 'what are your opening hours', 'when do you close', '何時に開きますか'],
}).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent })));

const TEXTS = [
  'where is my parcel',
  'a refund, please',
  'open on Monday?',
  '注文',
  'write me a limerick',
  'my order',
  '',
];

/** Trained and asked in several ways, each with the share in thousandths that each text gives to each intent on offer. */
const TRAININGS: readonly (readonly [name: string, model: LearnedClassifier, outcome: string])[] = [
  [
    'as it comes',
    new LearnedClassifier(trainIntents(EXAMPLES)),
    'status: status 983 refund 6 hours 4; refund: refund 989 hours 4 status 3; hours: hours 609 refund 186 status 82; status: status 790 refund 70 hours 60; none: refund 5 status 3 hours 2; status: status 861 refund 92 hours 18; none: ',
  ],
  [
    'with another seed',
    new LearnedClassifier(trainIntents(EXAMPLES, { seed: 7 })),
    'status: status 987 hours 4 refund 4; refund: refund 988 status 4 hours 3; hours: hours 596 refund 168 status 83; status: status 766 hours 71 refund 66; none: refund 4 status 3 hours 2; status: status 869 refund 78 hours 21; none: ',
  ],
  [
    'refusing much',
    new LearnedClassifier(trainIntents(EXAMPLES, { reject: 0.5 })),
    'status: status 983 refund 6 hours 4; refund: refund 989 hours 4 status 3; none: hours 609 refund 186 status 82; none: status 790 refund 70 hours 60; none: refund 5 status 3 hours 2; status: status 861 refund 92 hours 18; none: ',
  ],
  [
    'of two intents',
    new LearnedClassifier(trainIntents(EXAMPLES.filter(({ intent }) => intent !== 'hours'))),
    'status: status 983 refund 7; refund: refund 989 status 5; none: refund 164 status 70; status: status 761 refund 115; none: refund 10 status 8; status: status 845 refund 112; none: ',
  ],
  [
    'back from a file',
    new LearnedClassifier(fromBytes(toBytes(trainIntents(EXAMPLES)))),
    'status: status 983 refund 6 hours 4; refund: refund 989 hours 4 status 3; hours: hours 609 refund 187 status 82; status: status 790 refund 70 hours 60; none: refund 5 status 3 hours 2; status: status 861 refund 92 hours 18; none: ',
  ],
];

/** Engines may differ in the last bits of a logarithm: thousandths do not. */
function figuresOf(classifier: LearnedClassifier): string {
  return TEXTS.map((text) => {
    const { intent, candidates } = classifier.classify({ text, eligible: ['status', 'refund', 'hours'] });
    const shares = candidates.map((each) => `${each.intent} ${Math.round(1_000 * each.confidence)}`);
    return `${intent ?? 'none'}: ${shares.join(' ')}`;
  }).join('; ');
}

it.each(TRAININGS)('a classifier that has learned %s gives the shares that it always gave', (name, model, outcome) => {
  expect(figuresOf(model)).toBe(outcome);
});
