import path from 'node:path';

import ts from 'typescript';

/** A door of a package: the name it is imported by, and the source behind it. */
export interface Entry {
  readonly name: string;
  readonly file: string;
}

export interface Surface {
  readonly name: string;
  /** Sorted by name. */
  readonly names: readonly PublicName[];
}

export interface PublicName {
  readonly name: string;
  /** False for what exists only as a type. */
  readonly isValue: boolean;
  /** As a declaration file has it, without comments. */
  readonly signature: string;
  /** The first sentence of its docstring; empty without one. */
  readonly sentence: string;
  /** The file that declares it. */
  readonly file: string;
}

/** What the entry points export. Signatures come from the compiler's own declaration files, so inferred types are written out. */
export function readSurfaces(root: string, entries: readonly Entry[]): Surface[] {
  const program = ts.createProgram({ rootNames: entries.map(({ file }) => file), options: optionsOf(root) });
  const checker = program.getTypeChecker();
  const declarations = new Declarations(program);
  return entries.map(({ name, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    const names = symbols.map((symbol) => describe(symbol, checker, declarations));
    return { name, names: names.sort((left, right) => (left.name < right.name ? -1 : 1)) };
  });
}

function optionsOf(root: string): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return {
    ...options,
    noEmit: false,
    allowJs: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  };
}

function describe(symbol: ts.Symbol, checker: ts.TypeChecker, declarations: Declarations): PublicName {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = target.declarations ?? [];
  return {
    name: symbol.name,
    isValue: (target.flags & ts.SymbolFlags.Value) !== 0,
    signature: declarations.textOf(target) || `export type ${symbol.name} = ${target.name};`,
    sentence: firstSentence(ts.displayPartsToString(target.getDocumentationComment(checker))),
    file: declared[0]?.getSourceFile().fileName ?? '',
  };
}

/** Declaration files, made once a source file and only where asked for. */
class Declarations {
  readonly #program: ts.Program;
  readonly #files = new Map<ts.SourceFile, ts.SourceFile>();
  readonly #printer = ts.createPrinter({ removeComments: true });

  constructor(program: ts.Program) {
    this.#program = program;
  }

  /** Everything that is declared under that name where `symbol` is declared: overloads, or a type and the value of the same name. */
  textOf(symbol: ts.Symbol): string {
    const sources = [...new Set((symbol.declarations ?? []).map((declaration) => declaration.getSourceFile()))];
    return sources
      .filter((source) => !this.#program.isSourceFileFromExternalLibrary(source))
      .flatMap((source) => {
        const file = this.#declarationFileOf(source);
        const statements = file.statements.filter((statement) => declares(statement, symbol.name));
        return statements.map((statement) => this.#printer.printNode(ts.EmitHint.Unspecified, statement, file));
      })
      .map((text) => text.replace(/^export declare (?=interface|type)/, 'export ').replace(/^ +#private;\n/m, ''))
      .join('\n');
  }

  #declarationFileOf(source: ts.SourceFile): ts.SourceFile {
    const known = this.#files.get(source);
    if (known) return known;
    let text = '';
    this.#program.emit(source, (_, written) => (text = written), undefined, true);
    const made = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
    this.#files.set(source, made);
    return made;
  }
}

function declares(statement: ts.Statement, name: string): boolean {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.some((variable) => variable.name.getText() === name);
  }
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return named && statement.name?.getText() === name;
}

/** Up to the first full stop that ends a sentence, on one line. */
function firstSentence(comment: string): string {
  const text =
    comment
      .split(/\n\s*\n/)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? '';
  return /^.*?[.:!?](?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}
