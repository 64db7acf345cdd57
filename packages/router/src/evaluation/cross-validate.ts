import type { IntentClassifier, TrainingExample } from '../classifier/index.ts';

/** How a way to learn intents does on sentences that it has not seen. */
export interface CrossValidation {
  /** Sentences that were held out once; those that are alone with their intent never are. */
  readonly examples: number;
  readonly right: number;
  /** Taken for none of the intents. */
  readonly refused: number;
  /** What was taken for what, the most frequent first. */
  readonly confusions: readonly { readonly intent: string; readonly takenFor: string; readonly count: number }[];
}

const FOLDS = 5;

/**
 * Learns from four fifths of the examples and asks about the last fifth, each in turn; every intent has its share of each.
 *
 * @param train - Learns from examples.
 */
export async function crossValidate(
  examples: readonly TrainingExample[],
  train: (examples: readonly TrainingExample[]) => IntentClassifier,
): Promise<CrossValidation> {
  const eligible = [...new Set(examples.map(({ intent }) => intent))];
  const placed = place(examples);
  const answers: { readonly intent: string; readonly got: string | null }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const out = placed.filter((each) => each.fold === fold).map(({ example }) => example);
    const rest = placed.filter((each) => each.fold !== fold).map(({ example }) => example);
    if (out.length === 0 || rest.length === 0) continue;
    const classifier = train(rest);
    for (const { text, intent } of out) {
      const { intent: got } = await classifier.classify({ text, eligible });
      answers.push({ intent, got });
    }
  }
  return {
    examples: answers.length,
    right: answers.filter(({ intent, got }) => intent === got).length,
    refused: answers.filter(({ got }) => got === null).length,
    confusions: confusionsOf(answers),
  };
}

interface Placed {
  readonly example: TrainingExample;
  /** `null` = never held out. */
  readonly fold: number | null;
}

function place(examples: readonly TrainingExample[]): readonly Placed[] {
  const byIntent = Map.groupBy(examples, ({ intent }) => intent);
  return [...byIntent.values()].flatMap((own) =>
    own.map((example, index) => ({ example, fold: own.length > 1 ? index % FOLDS : null })),
  );
}

function confusionsOf(
  answers: readonly { readonly intent: string; readonly got: string | null }[],
): CrossValidation['confusions'] {
  const wrong = answers.flatMap(({ intent, got }) =>
    got === null || got === intent ? [] : [{ intent, takenFor: got }],
  );
  const groups = Map.groupBy(wrong, ({ intent, takenFor }) => JSON.stringify([intent, takenFor]));
  return [...groups.values()]
    .flatMap((members) => members.slice(0, 1).map((first) => ({ ...first, count: members.length })))
    .sort((left, right) => right.count - left.count);
}
