import { isDeepStrictEqual } from 'node:util';

import { parseAction, repairJson } from '@wayfarer/archon';

import type { Expected, Sample } from './corpus.ts';

/** What our reader made of a sample, in the words of the corpus. */
export type Got = Exclude<Expected, { json5_only: true }>;

/** Runs the reader the sample is for. Goes through JSON once, as the file of results does. */
export function readSample({ kind, input }: Sample): Got {
  return JSON.parse(JSON.stringify(kind.startsWith('json') ? readValue(input) : readAction(input))) as Got;
}

function readValue(text: string): Got {
  const read = repairJson(text);
  return read.ok ? { json: read.value } : { error: true };
}

function readAction(text: string): Got {
  const read = parseAction(text);
  switch (read.kind) {
    case 'action':
      return { tool: read.tool, arguments: read.arguments };
    case 'actions':
      return { calls: read.calls };
    case 'final':
      return { final: read.answer };
    case 'error':
      return { error: true };
  }
}

/** The corpus's own comparison: calls by tool and arguments, in order; answers trimmed; values deeply equal. */
export function isAsExpected(got: Got, expected: Expected): boolean {
  if ('error' in expected) return 'error' in got;
  if ('tool' in expected) return 'tool' in got && isSameCall(got, expected);
  if ('calls' in expected) {
    if (!('calls' in got) || got.calls.length !== expected.calls.length) return false;
    return expected.calls.every((call, index) => isSameCall(got.calls[index], call));
  }
  if ('final' in expected) return 'final' in got && got.final.trim() === expected.final.trim();
  return 'json' in expected && 'json' in got && isDeepStrictEqual(got.json, expected.json);
}

interface Call {
  readonly tool: string;
  readonly arguments: unknown;
}

function isSameCall(got: Call | undefined, expected: Call): boolean {
  return got?.tool === expected.tool && isDeepStrictEqual(opened(got.arguments), opened(expected.arguments));
}

/** An argument that is a JSON string counts as its value. */
function opened(argument: unknown): unknown {
  if (typeof argument === 'string') {
    try {
      const inner: unknown = JSON.parse(argument);
      return typeof inner === 'object' ? opened(inner) : inner;
    } catch {
      return argument;
    }
  }
  if (Array.isArray(argument)) return argument.map(opened);
  if (typeof argument !== 'object' || argument === null) return argument;
  return Object.fromEntries(Object.entries(argument).map(([name, value]) => [name, opened(value)]));
}
