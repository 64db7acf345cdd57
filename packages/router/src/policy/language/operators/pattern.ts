import { type YamlLocation, text } from '@wayfarer/archon/yaml';
import { RE2JS } from 're2js';

import type { Condition } from '../condition.ts';
import type { Operator, Reading } from '../operand.ts';
import type { Path } from '../path.ts';

/**
 * `matches`: the whole text is of this pattern, in the syntax of RE2. No pattern takes longer than in proportion to the text,
 * so neither a customer's words nor a careless policy can hang the router.
 */
export const matches: Operator = {
  of: ['string'],
  read(reading, subject, spot) {
    const pattern = readPattern(reading, spot);
    return pattern && matching(subject, pattern);
  },
};

function matching(subject: Path, pattern: RE2JS): Condition {
  return {
    test(scope) {
      const text = subject.read(scope);
      return typeof text === 'string' ? pattern.matches(text) : 'unknown';
    },
    missing: (scope, into) => subject.missing(scope, into),
  };
}

function readPattern({ file }: Reading, spot: YamlLocation): RE2JS | undefined {
  const pattern = file.read(spot, text('a pattern in quotes'));
  if (pattern === undefined) return undefined;
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : String(error);
    return file.report(spot, `Expected a pattern in the syntax of RE2, got ${JSON.stringify(pattern)}: ${why}.`);
  }
}
