import { isDeepStrictEqual } from 'node:util';

import { parseAction, repairJson } from '@wayfarer/archon';

import type { Expected, Sample } from './corpus.ts';

/** What was tried of texts that end too early. */
export interface CutOff {
  /** Beginnings that were read. */
  readonly texts: number;
  /** Those of which a call would be made that the whole text does not ask for. */
  readonly run: readonly string[];
  /** As `run`, where the beginning is a whole call in valid JSON with nothing left open: no reader can tell that it is not. */
  readonly wellFormed: readonly string[];
}

interface Call {
  readonly tool: string;
  readonly args: unknown;
}

/** What the loop never makes: a call whose end had to be added, or with several arguments. */
const CUT: readonly string[] = ['cut-off', 'cut-value', 'several-values'];

/**
 * Every beginning of every text that asks for calls, and of the arguments of each as JSON, read as if the model had said no more: no
 * provider says that it was cut.
 */
export function readBeginnings(samples: readonly Sample[]): CutOff {
  const asking = samples.filter(({ expected }) => asksForCalls(expected));
  let texts = 0;
  const run: string[] = [];
  const wellFormed: string[] = [];
  for (const { input, expected } of asking) {
    const whole = callsReadIn(input);
    const calls = 'calls' in expected ? expected.calls : 'tool' in expected ? [expected] : [];
    for (let end = 1; end < input.length; end++) {
      texts++;
      const beginning = input.slice(0, end);
      const wrong = callsMadeOf(beginning).filter((call) => !whole.some((other) => isDeepStrictEqual(call, other)));
      if (wrong.length > 0) (wrong.every((call) => endsWith(beginning, call)) ? wellFormed : run).push(beginning);
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
  return { texts, run, wellFormed };
}

/** Calls that a text asks for, as they are read. */
function callsReadIn(text: string): readonly Call[] {
  const read = parseAction(text);
  if (read.kind !== 'action' && read.kind !== 'actions') return [];
  const calls = read.kind === 'action' ? [read] : read.calls;
  // Text in place of arguments is never run, for tools take objects: it goes back to the model.
  return calls
    .filter(({ arguments: args }) => typeof args === 'object')
    .map(({ tool, arguments: args }) => ({ tool, args }));
}

export function asksForCalls(expected: Expected): boolean {
  return 'tool' in expected || 'calls' in expected;
}

/** Whether the loop would make the calls of a text. */
export function isMade(text: string): boolean {
  const read = parseAction(text);
  return 'repairs' in read && !read.repairs.some((repair) => CUT.includes(repair));
}

function callsMadeOf(text: string): readonly Call[] {
  return isMade(text) ? callsReadIn(text) : [];
}

/** Whether a text ends with the arguments of a call in valid JSON, and opens neither a block of code nor a tag before them. */
function endsWith(text: string, { args }: Call): boolean {
  for (let start = text.indexOf('{'); start !== -1; start = text.indexOf('{', start + 1)) {
    try {
      if (!isDeepStrictEqual(JSON.parse(text.slice(start)), args)) continue;
    } catch {
      continue;
    }
    const before = text.slice(0, start);
    return before.split('```').length % 2 === 1 && !before.includes('<');
  }
  return false;
}
