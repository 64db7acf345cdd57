import ts from 'typescript';

import { isWording } from './is-wording.ts';

/** One small fault that a test ought to see. */
export interface Mutant {
  readonly id: number;
  readonly line: number;
  /** What stands there, and what stands there instead. */
  readonly change: string;
}

export interface Mutated {
  /** The source with the mutants in it, each behind a switch: `globalThis.__mutant(17)` turns on the seventeenth. */
  readonly code: string;
  readonly mutants: readonly Mutant[];
}

/** Puts the wanted mutants of a TypeScript source in at once, all of them numbered from `first`. */
export function makeMutants(source: string, first = 0, isWanted: (id: number) => boolean = () => true): Mutated {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];

  const register = (node: ts.Node, to: string): number => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const id = first + mutants.length;
    mutants.push({ id, line, change: `${brief(node.getText(file))}  →  ${brief(to)}` });
    return id;
  };
  const render = (node: ts.Node): string => {
    const own = listReplacements(node, file)
      .map((to) => ({ to, id: register(node, to || 'nothing') }))
      .filter(({ id }) => isWanted(id));
    const text = renderParts(node);
    if (own.length === 0) return text;
    // In braces: an `else` that follows is not of this `if`.
    if (ts.isExpressionStatement(node)) return `{ if (!globalThis.__mutant(${own[0]?.id ?? 0})) { ${text} } }`;
    return `(${own.map(({ id, to }) => `globalThis.__mutant(${id}) ? (${to}) : `).join('')}(${text}))`;
  };
  /** The text of a node in which the parts are mutated, not itself. */
  const renderParts = (node: ts.Node): string => {
    const start = node.getFullStart();
    let text = '';
    let end = start;
    ts.forEachChild(node, (child) => {
      if (!isWorthEntering(child)) return;
      const from = child.getStart(file);
      text += source.slice(end, from) + guardLoop(node, child, render(child));
      end = child.getEnd();
    });
    const whole = text + source.slice(end, node.getEnd());
    return whole.slice(node.getStart(file) - start);
  };
  return { code: source.slice(0, file.getStart(file)) + renderParts(file), mutants };
}

/** Types vanish at run time, and the words of an error are for people. */
function isWorthEntering(node: ts.Node): boolean {
  return !(
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    isWording(node)
  );
}

/** A mutant that goes round for ever ends by the clock. */
function guardLoop(parent: ts.Node, child: ts.Node, text: string): string {
  return ts.isIterationStatement(parent, false) && child === parent.statement
    ? `{ globalThis.__tick(); ${text} }`
    : text;
}

/** What may stand there instead; an empty text takes a statement out. */
function listReplacements(node: ts.Node, file: ts.SourceFile): readonly string[] {
  const text = (part: ts.Node): string => part.getText(file);
  if (ts.isExpressionStatement(node)) return ts.isStringLiteral(node.expression) ? [] : [''];
  if (!ts.isExpression(node) || isInChain(node)) return [];
  return [...conditions(node), ...numbers(node), ...operators(node, text), ...calls(node, text)];
}

function conditions(node: ts.Expression): readonly string[] {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.expression === node) return ['true', 'false'];
  if (ts.isConditionalExpression(parent) && parent.condition === node) return ['true', 'false'];
  if (ts.isWhileStatement(parent) && parent.expression === node) return ['false'];
  return [];
}

function numbers(node: ts.Expression): readonly string[] {
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) return [node.operand.getText()];
  if (!ts.isNumericLiteral(node) || !isValue(node) || isDirection(node)) return [];
  const value = Number(node.text);
  const others = Number.isInteger(value)
    ? [value + 1, value - 1, value * 2, 0]
    : [Number((value * 1.1).toPrecision(6)), value * 2, 0];
  return [...new Set(others)].filter((other) => other !== value).map(String);
}

const OPERATORS: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [ts.SyntaxKind.LessThanToken, ['<=', '>=']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['/']],
  [ts.SyntaxKind.SlashToken, ['*']],
  [ts.SyntaxKind.PercentToken, ['*']],
  [ts.SyntaxKind.PlusEqualsToken, ['-=']],
  [ts.SyntaxKind.MinusEqualsToken, ['+=']],
]);

function operators(node: ts.Expression, text: (part: ts.Node) => string): readonly string[] {
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return [text(node.operand)];
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return [text(left)];
  const others = OPERATORS.get(operatorToken.kind) ?? [];
  // Only a comparison of sizes has two; its first differs only between equals.
  const told = others.length > 1 && isTieBreak(node) ? others.slice(1) : others;
  return told.map((other) => `${text(left)} ${other} ${text(right)}`);
}

const OTHER_CALL: ReadonlyMap<string, string> = new Map([
  ['Math.min', 'Math.max'],
  ['Math.max', 'Math.min'],
  ['Math.ceil', 'Math.floor'],
  ['Math.floor', 'Math.ceil'],
  ['Math.round', 'Math.floor'],
]);
const OTHER_METHOD: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);
/** Methods without which there is still a list of the same things. */
const SIEVES = new Set(['filter', 'toSorted', 'sort', 'toReversed', 'reverse', 'slice']);

function calls(node: ts.Expression, text: (part: ts.Node) => string): readonly string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const called = text(node.expression);
  const { name, expression } = node.expression;
  const given = text(node).slice(called.length);
  const otherCall = OTHER_CALL.get(called);
  if (otherCall !== undefined) return [`${otherCall}${given}`];
  const otherMethod = OTHER_METHOD.get(name.text);
  if (otherMethod !== undefined) return [`${text(expression)}.${otherMethod}${given}`];
  return SIEVES.has(name.text) ? [text(expression)] : [];
}

/** Part of `a?.b.c`: with parentheses around `a?.b` it would mean something else. */
function isInChain(node: ts.Node): boolean {
  return ts.isOptionalChain(node) && node.parent !== undefined && ts.isOptionalChain(node.parent);
}

function isValue(node: ts.Node): boolean {
  const { parent } = node;
  const isKey = ts.isBindingElement(parent) && parent.propertyName === node;
  return !isKey && !('name' in parent && parent.name === node) && !ts.isLiteralTypeNode(parent);
}

/** `-1 : 1` of a comparison: only the sign says something. */
function isDirection(node: ts.NumericLiteral): boolean {
  const branch = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node;
  return node.text === '1' && ts.isConditionalExpression(branch.parent) && branch.parent.condition !== branch;
}

/**
 * `a < b ? -1 : 1`: the last word of an order, between ids or names. Two that are equal there are the same or cannot be told
 * apart, so `a <= b` is no fault.
 */
function isTieBreak(node: ts.BinaryExpression): boolean {
  const { parent } = node;
  return (
    ts.isConditionalExpression(parent) && parent.condition === node && /^-1 : 1$|^1 : -1$/.test(branchesOf(parent))
  );
}

function branchesOf({ whenTrue, whenFalse }: ts.ConditionalExpression): string {
  return `${whenTrue.getText()} : ${whenFalse.getText()}`;
}

function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
}
