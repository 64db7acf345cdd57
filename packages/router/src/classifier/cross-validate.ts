import { scoreRow } from './discriminant.ts';
import type { HeldOutLogits } from './late-fusion.ts';
import { learn, type Learned } from './learn.ts';
import { forward } from './network.ts';
import { FEW_EXAMPLES, type TrainingExample, type TrainingSet } from './training-set.ts';
import { vectorOf } from './vocabulary.ts';

/** Parts that examples are cut into to be held out: each once where they are few; of many, the first alone tells enough. */
const FOLDS_OF_FEW = 3;
const FOLDS_OF_MANY = 5;

/** What models that have not seen them say about examples, fold by fold. */
export function crossValidate(set: TrainingSet): readonly HeldOutLogits[] {
  const { examples } = set;
  const isFew = examples.length < FEW_EXAMPLES;
  const folds = isFew ? FOLDS_OF_FEW : FOLDS_OF_MANY;
  const counts = new Map<string, number>();
  for (const { intent } of examples) counts.set(intent, (counts.get(intent) ?? 0) + 1);
  const seen = new Map<string, number>();
  // In blocks: who writes several examples writes them one after the other, and what is held out should be by others.
  const numbered = examples.map((example) => {
    const nth = seen.get(example.intent) ?? 0;
    seen.set(example.intent, nth + 1);
    return { example, fold: Math.floor((nth * folds) / (counts.get(example.intent) ?? 1)) };
  });
  // An intent with a single example has nothing that could be held out.
  const foldOf = ({ example, fold }: (typeof numbered)[number]): number =>
    (counts.get(example.intent) ?? 0) > 1 ? fold : -1;
  return Array.from({ length: isFew ? folds : 1 }, (_, now) => {
    const out = numbered.filter((each) => foldOf(each) === now).map(({ example }) => example);
    const rest = numbered.filter((each) => foldOf(each) !== now).map(({ example }) => example);
    return out.length === 0 || rest.length === 0 ? [] : predict(learn(rest, set), out, set);
  }).flat();
}

/** What `learned` says of examples whose intents are known to the training set. */
export function predict(
  { vocabulary, network, discriminant }: Learned,
  examples: readonly TrainingExample[],
  { intents, embedded }: TrainingSet,
): readonly HeldOutLogits[] {
  return examples.flatMap(({ text, intent }) => {
    const index = intents.indexOf(intent);
    if (index < 0) return [];
    const logits = forward(vectorOf(text, vocabulary), network);
    const row = embedded?.rows.get(text);
    return [{ logits, scores: discriminant && row && scoreRow(row, discriminant), intent: index }];
  });
}
