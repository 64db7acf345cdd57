import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { ROOT } from './stage.ts';

/** Where everything that a traveller reads comes from the catalogues in `packages/language/src/say`. */
const SOURCES = [
  'packages/planner/src/**/*.ts',
  'packages/concierge/src/gate/*.ts',
  'packages/concierge/src/decide-*.ts',
  'packages/concierge/src/use-cases/*.ts',
];

const LOGGED = 'The plan keeps its English in the log; what it holds is said anew in the language where it is shown.';
const READ = 'A chip that is read as a message when it is tapped.';
const MACHINE = 'Read by a program or a specialist, not by a traveller.';
const OPEN = 'Still English in every language: to be moved to the catalogues.';

/** Files that still have English sentences, how many, and why. A number may only fall. */
const EXCEPTIONS: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'packages/concierge/src/decide-trip.ts': [3, OPEN],
  'packages/concierge/src/gate/autopilot.ts': [4, OPEN],
  'packages/concierge/src/gate/gate.ts': [3, OPEN],
  'packages/concierge/src/gate/propose.ts': [4, OPEN],
  'packages/concierge/src/use-cases/agents.ts': [4, MACHINE],
  'packages/concierge/src/use-cases/explain.ts': [1, OPEN],
  'packages/concierge/src/use-cases/resume.ts': [1, OPEN],
  'packages/planner/src/check-facts.ts': [15, OPEN],
  'packages/planner/src/commands.ts': [2, MACHINE],
  'packages/planner/src/compose/arrange-options.ts': [2, OPEN],
  'packages/planner/src/compose/brief.ts': [3, OPEN],
  'packages/planner/src/compose/cheapest-plan.ts': [1, READ],
  'packages/planner/src/compose/compose-kept.ts': [2, OPEN],
  'packages/planner/src/compose/compose-option.ts': [3, OPEN],
  'packages/planner/src/compose/empty-days.ts': [10, LOGGED],
  'packages/planner/src/compose/fill-gaps.ts': [3, LOGGED],
  'packages/planner/src/compose/journey-anchors.ts': [21, LOGGED],
  'packages/planner/src/compose/list-notices.ts': [1, OPEN],
  'packages/planner/src/compose/list-unknown.ts': [4, OPEN],
  'packages/planner/src/compose/within-budget.ts': [1, LOGGED],
  'packages/planner/src/evolve.ts': [1, MACHINE],
  'packages/planner/src/fact-text.ts': [13, LOGGED],
  'packages/planner/src/modes/fetch.ts': [1, OPEN],
  'packages/planner/src/modes/finalize.ts': [1, READ],
  'packages/planner/src/questions.ts': [3, OPEN],
  'packages/planner/src/specialists/advise-food.ts': [14, OPEN],
  'packages/planner/src/specialists/advise-stay.ts': [13, OPEN],
  'packages/planner/src/specialists/advise-transport.ts': [20, OPEN],
  'packages/planner/src/specialists/day-titles.ts': [1, LOGGED],
  'packages/planner/src/specialists/instructions.ts': [4, MACHINE],
  'packages/planner/src/specialists/rain-plan.ts': [2, LOGGED],
};

/** Four words in a row, or two and a full stop: nothing that a program calls a thing by. */
const SENTENCE = /\p{L}[\p{L}’']*,? (?:\p{L}+[,:;]? ){2,}\p{L}+|^\p{Lu}\p{L}* \p{L}.*[.?!]$/u;

/** Literals of a source that read like a sentence; what an error says is for whoever calls. */
function listSentences(text: string, file = 'source.ts'): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return;
    const said = wordsOf(node);
    if (said !== undefined && SENTENCE.test(said)) found.push(said);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('it');
}

const COUNTS = globSync(SOURCES, { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, listSentences(readFileSync(path.join(ROOT, file), 'utf8'), file)] as const)
  .filter(([, sentences]) => sentences.length > 0);

describe('what a traveller reads', () => {
  it('is found where it stands in the code', () => {
    const planted =
      'const a = `Only ${n} of these plans fits what you asked for.`; const b = "Try again."; f("at-once");';
    expect(listSentences(planted)).toHaveLength(2);
    expect(listSentences('throw new RangeError(`No option ${id} was ever composed.`);')).toEqual([]);
  });

  it('comes from the catalogues', () => {
    const unexpected = COUNTS.filter(([file, sentences]) => sentences.length > (EXCEPTIONS[file]?.[0] ?? 0));
    expect(Object.fromEntries(unexpected)).toEqual({});
  });

  it('has no exception that nothing needs any more', () => {
    const counts = new Map(COUNTS.map(([file, sentences]) => [file, sentences.length]));
    const stale = Object.entries(EXCEPTIONS).filter(([file, [count]]) => (counts.get(file) ?? 0) < count);
    expect(stale).toEqual([]);
  });
});
