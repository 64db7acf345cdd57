import { isDeepStrictEqual } from 'node:util';

import { parseAction, repairJson } from '@wayfarer/archon';

import type { Sample } from './corpus.ts';

/** What was tried of texts that end too early. */
export interface CutOff {
  /** Beginnings that were read. */
  readonly texts: number;
  /** Those of which a call would be made that the whole text does not ask for. */
  readonly run: readonly string[];
}

/** What the loop never makes: a call whose end had to be added. */
const CUT: readonly string[] = ['cut-off', 'cut-value'];

/**
 * Every beginning of every text that asks for calls, and of the arguments of each as JSON, read as if the model had said no more: no
 * provider says that it was cut.
 */
export function readBeginnings(samples: readonly Sample[]): CutOff {
  const asking = samples.filter(
    ({ kind, expected }) => !kind.startsWith('json') && ('tool' in expected || 'calls' in expected),
  );
  let texts = 0;
  const run: string[] = [];
  for (const { input, expected } of asking) {
    const whole = callsIn(input);
    const calls = 'calls' in expected ? expected.calls : 'tool' in expected ? [expected] : [];
    for (let end = 1; end < input.length; end++) {
      texts++;
      const beginning = input.slice(0, end);
      if (callsIn(beginning).some((call) => !whole.some((other) => isDeepStrictEqual(call, other))))
        run.push(beginning);
    }
    for (const { arguments: args } of calls) {
      const written = JSON.stringify(args);
      for (let end = 1; end < written.length; end++) {
        texts++;
        const read = repairJson(written.slice(0, end));
        if (read.ok && !read.repairs.some((repair) => CUT.includes(repair))) run.push(written.slice(0, end));
      }
    }
  }
  return { texts, run };
}

/** Calls that the loop would make. */
function callsIn(text: string): readonly unknown[] {
  const read = parseAction(text);
  if (read.kind !== 'action' && read.kind !== 'actions') return [];
  if (read.repairs.some((repair) => CUT.includes(repair))) return [];
  const calls = read.kind === 'action' ? [read] : read.calls;
  // Text in place of arguments is never run, for tools take objects: it goes back to the model.
  return calls
    .filter(({ arguments: args }) => typeof args === 'object')
    .map(({ tool, arguments: args }) => ({ tool, args }));
}
