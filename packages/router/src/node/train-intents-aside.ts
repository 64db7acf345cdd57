import { fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { inheritedFlags, runnableUrl } from '@wayfarer/archon/node';

import type { IntentModel, TrainingExample, TrainingOptions } from '../classifier/index.ts';
import type { TrainingEnd, TrainingJob } from './messages.ts';

/** Learning from thousands of examples takes minutes. */
const LONGEST_TRAINING_MS = 600_000;

/**
 * Learns intents in a process of its own, which ends with the training: whoever answers requests meanwhile is not held up,
 * and the memory that it took, some 100 MB, goes back to the machine, as that of a thread would not. The model is the one
 * that `trainIntents` makes, byte by byte.
 *
 * @example
 * const classifier = new LearnedClassifier(await trainIntentsAside(registry.examples()));
 */
export async function trainIntentsAside(
  examples: readonly TrainingExample[],
  options: TrainingOptions = {},
): Promise<IntentModel> {
  const program = runnableUrl(new URL('./training-process.ts', import.meta.url), import.meta.url);
  const child = fork(fileURLToPath(program), [], {
    execArgv: inheritedFlags(process.execArgv),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: LONGEST_TRAINING_MS,
  });
  return new Promise((resolve, reject) => {
    child.once('message', (end: TrainingEnd) => {
      if (end.ok) resolve(withOwnBuffers(end.model));
      else reject(Object.assign(new Error(end.message), { code: end.code }));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`Training ended without a model (${signal ?? code}).`)));
    child.send({ examples, options } satisfies TrainingJob);
  });
}

/** Arrays that came in one message are views of its buffer: the smallest of them would keep the whole message in memory. */
function withOwnBuffers(model: IntentModel): IntentModel {
  const { vocabulary, network, discriminant } = model;
  return {
    ...model,
    vocabulary: {
      ...vocabulary,
      features: vocabulary.features.slice(),
      weights: vocabulary.weights.slice(),
    },
    network: {
      ...network,
      input: network.input.slice(),
      hiddenBias: network.hiddenBias.slice(),
      output: network.output.slice(),
      outputBias: network.outputBias.slice(),
    },
    ...(discriminant && {
      discriminant: { ...discriminant, weights: discriminant.weights.slice(), bias: discriminant.bias.slice() },
    }),
  };
}
