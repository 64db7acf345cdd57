import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../', import.meta.url).href;

/** A function of ours that ran, and how often. */
export interface CalledFunction {
  /** From the root of the repository. */
  readonly file: string;
  /** Empty for one without a name. */
  readonly name: string;
  /** V8 counts one that awaits again each time it goes on. */
  readonly calls: number;
}

/** Counts, as V8 does by itself, every call of every function in the sources of the product: nothing in them knows of it. */
export async function countCalls(work: () => Promise<unknown>): Promise<readonly CalledFunction[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => isOurs(url))
      .flatMap(({ url, functions }) => {
        const file = fileURLToPath(url).slice(fileURLToPath(ROOT).length);
        return functions.flatMap(({ functionName: name, ranges: [whole] }) =>
          // What begins at 0 is the file itself, as it is loaded.
          whole && whole.count > 0 && whole.startOffset > 0 ? [{ file, name, calls: whole.count }] : [],
        );
      });
  } finally {
    session.disconnect();
  }
}

function isOurs(url: string): boolean {
  return url.startsWith(`${ROOT}packages/`) && !url.includes('/node_modules/') && !url.includes('/testing/');
}
