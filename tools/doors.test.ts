import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../packages');

/** Packages that strangers install, whose signatures must be readable from outside. */
const PUBLISHED = ['archon', 'router'];

/** By the name it is imported by, the source of each door. */
const doors = new Map(
  PUBLISHED.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(resolve(PACKAGES, name, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, { readonly 'wayfarer-source': string }>>;
    };
    return Object.entries(exports).map(
      ([door, { 'wayfarer-source': file }]) => [join(name, door), resolve(PACKAGES, name, file)] as const,
    );
  }),
);

/** Doors that are to be read at one glance. */
const SMALL = ['router/classifier', 'router/redaction'];
const MOST_NAMES = 20;

/** Objects that are written in place wherever they are taken, the methods of interfaces included. */
const OPTIONS = /(Options|Limits|Fields|Arguments)$/;

let checker: ts.TypeChecker;
/** By door, what it exports. */
const exported = new Map<string, readonly ts.Symbol[]>();

beforeAll(() => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    customConditions: ['wayfarer-source'],
    // Names of our own are looked for: no library is needed for that.
    noLib: true,
    types: [],
  };
  const program = ts.createProgram({ rootNames: [...doors.values()], options });
  checker = program.getTypeChecker();
  for (const [door, file] of doors) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    exported.set(door, module ? checker.getExportsOfModule(module).map(declared) : []);
  }
}, 60_000);

describe('the doors', () => {
  it('export every type of ours that comes back from a call or has to be implemented, at one of them', () => {
    const open = new Set([...exported.values()].flat());
    const named = [...open].flatMap((symbol) => (symbol.declarations ?? []).flatMap(namesIn));
    expect(named.length).toBeGreaterThan(300);
    const missing = named.filter((symbol) => !open.has(symbol)).map((symbol) => symbol.name);
    expect([...new Set(missing)].sort()).toEqual([]);
  });

  it.each(SMALL)('can be read at one glance: %s', (door) => {
    const names = exported.get(door) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(MOST_NAMES);
  });
});

function declared(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Types of ours that a declaration gives to others: what its calls return, and what an interface asks of those who implement it. Not
 * what is written in place as an argument, nor the parts of what one has, inherited
 * ones included: `Parameters` and an index reach those.
 */
function namesIn(node: ts.Node): ts.Symbol[] {
  if (ts.isBlock(node) || isPrivate(node) || isWrittenInPlace(node)) return [];
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : undefined;
  const symbol = name && checker.getSymbolAtLocation(name);
  const own = symbol && isOfOurs(declared(symbol)) ? [declared(symbol)] : [];
  const children: ts.Symbol[] = [];
  // A value that has a type shows that and no more.
  const shown = (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && node.type ? node.type : undefined;
  if (shown) children.push(...namesIn(shown));
  else ts.forEachChild(node, (child) => void children.push(...namesIn(child)));
  return [...own, ...children];
}

function isWrittenInPlace(node: ts.Node): boolean {
  if (ts.isParameter(node)) return !ts.isMethodSignature(node.parent) && !ts.isFunctionTypeNode(node.parent);
  if (ts.isHeritageClause(node)) return true;
  const isPart = ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node);
  return isPart && node.type !== undefined && !ts.isFunctionTypeNode(node.type);
}

function isOfOurs(symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || ts.isTypeParameterDeclaration(declaration) || OPTIONS.test(symbol.name)) return false;
  // A step of a type that is worked out from another one says nothing by itself.
  if (ts.isTypeAliasDeclaration(declaration) && declaration.typeParameters && !declaration.modifiers) return false;
  return PUBLISHED.some((name) => declaration.getSourceFile().fileName.startsWith(resolve(PACKAGES, name, 'src')));
}

function isPrivate(node: ts.Node): boolean {
  return ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name);
}
