import { nodeDigest } from '@wayfarer/archon/node';
import { isActName, listActLessons } from '@wayfarer/language';
import { type IntentsRegistry, LearnedClassifier, parseIntents } from '@wayfarer/router';
import { toBytes, type TrainingExample, trainIntents } from '@wayfarer/router/classifier';
import { crossValidate, type CrossValidation } from '@wayfarer/router/evaluation';

import { BadInputError } from '../../bad-input-error.ts';
import { type PlainContext, type Reply, textOf } from '../../command.ts';
import { readText, writeFileAt } from '../../files.ts';

/** `wayfarer router train --intents FILE --out FILE [--seed N] [--reject SHARE]` */
export async function train(context: PlainContext): Promise<Reply> {
  const [file, out] = [textOf(context, 'intents'), textOf(context, 'out')];
  if (file === undefined || out === undefined) {
    throw new BadInputError('Say with --intents FILE what is to be learned, and with --out FILE where it is written.');
  }
  const options = {
    seed: readSeed(textOf(context, 'seed') ?? '1'),
    reject: readShare(textOf(context, 'reject') ?? '0.02'),
  };
  const examples = lessonsOf(parseIntents(await readText(file), { file, digest: nodeDigest }));
  const learn = (some: readonly TrainingExample[]) => trainIntents(some, options);
  const embedder = await readEmbedder(textOf(context, 'embedder'));
  const model = embedder ? await trainIntents(examples, { ...options, embedder }) : learn(examples);
  const bytes = toBytes(model);
  await writeFileAt(out, bytes);
  const validation = await crossValidate(examples, (some) => new LearnedClassifier(learn(some)));
  const figures = { intents: new Set(examples.map(({ intent }) => intent)).size, examples: examples.length };
  return {
    json: { ...figures, crossValidation: validation, bytes: bytes.length, out },
    text: () => `${describe(figures, validation)}\nWrote ${out}, ${Math.ceil(bytes.length / 1000)} kB.\n`,
  };
}

/** Acts of a trip are learned as clauses are read: with words for what is named in them. */
function lessonsOf(registry: IntentsRegistry): readonly TrainingExample[] {
  const all = registry.examples();
  if (!all.every(({ intent }) => isActName(intent))) return all;
  const { examples, validation } = listActLessons(registry);
  return [...examples, ...validation];
}

async function readEmbedder(name: string | undefined) {
  if (name === undefined) return undefined;
  if (name !== 'english') throw new BadInputError(`--embedder: expected "english", got ${JSON.stringify(name)}.`);
  const { englishEmbedder } = await import('@wayfarer/router/embeddings');
  return englishEmbedder();
}

function describe(
  { intents, examples }: { readonly intents: number; readonly examples: number },
  { examples: asked, right, refused, confusions }: CrossValidation,
): string {
  const share = (part: number): string => (asked === 0 ? '–' : `${((part / asked) * 100).toFixed(1)} %`);
  return [
    `Learned ${intents} intents from ${examples} examples.`,
    `Of examples that were held out: ${share(right)} right, ${share(refused)} taken for none, ${share(asked - right - refused)} for another.`,
    ...confusions.slice(0, SHOWN).map(({ intent, takenFor, count }) => `  ${count}  ${intent} taken for ${takenFor}`),
  ].join('\n');
}

/** Confusions that are shown. */
const SHOWN = 5;

function readSeed(word: string): number {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  throw new BadInputError(`--seed: expected a whole number from 0 to 999999999, got ${JSON.stringify(word)}.`);
}

function readShare(word: string): number {
  const share = Number(word);
  if (word.trim() !== '' && share >= 0 && share < 1) return share;
  throw new BadInputError(
    `--reject: expected a share from 0 to less than 1, such as 0.02, got ${JSON.stringify(word)}.`,
  );
}
