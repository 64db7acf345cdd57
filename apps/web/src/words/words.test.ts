import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { LANGUAGE_NAMES } from './in-use.ts';
import { ja } from './ja/index.ts';
import { zh } from './zh/index.ts';

const SOURCES = path.join(import.meta.dirname, '..');

/** Attributes that are read, or read out. */
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'description', 'hint', 'text', 'action']);

const HAS_LETTERS = /\p{L}/u;
/** What is said, not named: `Close`, `No plan yet`; codes and keys are of one small word. */
const IS_SPOKEN = /^\p{Lu}.*\p{L}|\p{L}\s\p{L}/u;

function listFiles(): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
}

/** Texts that a file of the page would show without asking the catalogue, each with its line. */
function listBareTexts(code: string): readonly string[] {
  const source = ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, text: string): void => {
    if (HAS_LETTERS.test(text))
      found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`);
  };
  /** All texts within an expression that is shown. */
  const noteWithin = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node))
      for (const text of [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]) note(node, text);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(noteWithin);
    else if (ts.isParenthesizedExpression(node)) noteWithin(node.expression);
    else if (ts.isBinaryExpression(node)) noteWithin(node.right);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      noteWithin(node.expression);
    else if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) note(initializer, initializer.text);
      else if (ts.isJsxExpression(initializer) && initializer.expression) noteWithin(initializer.expression);
    } else if (
      ts.isPropertyAssignment(node) &&
      SPOKEN.has(node.name.getText().replaceAll("'", '')) &&
      ts.isStringLiteralLike(node.initializer) &&
      IS_SPOKEN.test(node.initializer.text)
    )
      note(node, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the page', () => {
  it.each(listFiles())('shows no words of its own: %s', (file) => {
    expect(listBareTexts(readFileSync(path.join(SOURCES, file), 'utf8'))).toEqual([]);
  });

  it.each([
    ['<p>No plan yet</p>', '1: No plan yet'],
    ['<button aria-label="Close" />', '1: Close'],
    ['<Fact label={done ? `All ${count}` : said.few} />', '1: All'],
    ["<p>{isNew && 'new'}</p>", '1: new'],
    ["<Sheet closeButtonProps={{ 'aria-label': 'Close' }} />", '1: Close'],
  ])('is found out where it would: %s', (code, text) => {
    expect(listBareTexts(`const it = ${code};`)).toEqual([text]);
  });
});

describe('the catalogues', () => {
  const others = { de, es, fr, ja, zh } as const;

  it.each(Object.entries(others))('leave nothing in English: %s', (_, words) => {
    const same = listTexts(words).filter(([key, text]) =>
      listTexts(en).some((one) => one[0] === key && one[1] === text),
    );
    const isPhrase = ([, text]: readonly [string, string]): boolean => /\p{L}{2,} \p{L}{2,}/u.test(text);
    expect(same.filter(isPhrase).filter(([, text]) => !NAMES.test(text))).toEqual([]);
  });

  it('name every language', () => {
    expect(Object.keys(LANGUAGE_NAMES).toSorted()).toEqual(['en', ...Object.keys(others)].toSorted());
  });
});

/** Names of programs are the same everywhere. */
const NAMES = /OsmAnd|Google Earth|Natural Earth/;

/** Every text of a catalogue by its key; functions say what they say of `1`. */
function listTexts(words: object, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const key = `${before}.${name}`;
    if (typeof value === 'string') return [[key, value] as const];
    return typeof value === 'object' && value !== null ? listTexts(value, key) : [];
  });
}
