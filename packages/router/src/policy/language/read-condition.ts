import { didYouMean, listNames, type YamlLocation, type YamlFile } from '@wayfarer/archon/yaml';

import { allOf, anyOf, type Condition, not } from './condition.ts';
import { type FactKind, inWords } from './fact-type.ts';
import { type Names, readPath } from './names.ts';
import { OPERATORS } from './operators/index.ts';
import type { Path } from './path.ts';

const EXPECTED = 'a condition: `all`, `any`, `not`, or a path with what is asked of it';

/**
 * Reads a condition: a mapping all of whose lines must hold.
 *
 * @returns `undefined` if something in it cannot be meant, which is then reported.
 */
export function readCondition(file: YamlFile, names: Names, spot: YamlLocation): Condition | undefined {
  const lines = file.fields(spot, EXPECTED);
  if (lines?.size === 0) return file.report(spot, `Expected ${EXPECTED}, got an empty mapping.`);
  return combined(lines && Array.from(lines, ([name, at]) => readLine(file, names, { name, spot: at })), allOf);
}

interface Line {
  readonly name: string;
  readonly spot: YamlLocation;
}

function readLine(file: YamlFile, names: Names, { name, spot }: Line): Condition | undefined {
  switch (name) {
    case 'all':
      return combined(readList(file, names, spot), allOf);
    case 'any':
      return combined(readList(file, names, spot), anyOf);
    case 'not': {
      const condition = readCondition(file, names, spot);
      return condition && not(condition);
    }
    default: {
      const subject = readPath(file, names, { spot: { ...spot, isName: true }, written: name });
      return subject && readQuestions(file, names, { subject, spot });
    }
  }
}

function readList(file: YamlFile, names: Names, spot: YamlLocation): readonly (Condition | undefined)[] | undefined {
  return file.items(spot, 'a list of conditions')?.map((item) => readCondition(file, names, item));
}

/** What is asked of one fact: operators, all of which must hold. */
function readQuestions(
  file: YamlFile,
  names: Names,
  { subject, spot }: { readonly subject: Path; readonly spot: YamlLocation },
): Condition | undefined {
  const lines = file.fields(spot, `an operator and its operand, such as \`{ ${example(subject.type.kind)} }\``);
  if (lines?.size === 0)
    return file.report(spot, `Expected an operator for \`${subject.text}\`, got an empty mapping.`);
  const conditions =
    lines &&
    Array.from(lines, ([name, at]) => {
      const key = { ...at, isName: true };
      const operator = OPERATORS.get(name);
      if (!operator) return file.report(key, unknownOperator(name, subject.type.kind));
      if (!operator.of.includes(subject.type.kind)) return file.report(key, wrongOperator(name, subject));
      const readInner = (inner: YamlLocation, around: Names): Condition | undefined =>
        readCondition(file, around, inner);
      return operator.read({ file, names, readCondition: readInner }, subject, at);
    });
  return combined(conditions, allOf);
}

/** Nothing is combined of conditions some of which could not be read. */
function combined(
  conditions: readonly (Condition | undefined)[] | undefined,
  how: (conditions: readonly Condition[]) => Condition,
): Condition | undefined {
  const read = conditions?.filter((condition) => condition !== undefined);
  return read && read.length === conditions?.length ? how(read) : undefined;
}

function operatorsFor(kind: FactKind): string[] {
  return [...OPERATORS].filter(([, { of }]) => of.includes(kind)).map(([name]) => name);
}

function unknownOperator(name: string, kind: FactKind): string {
  const known = operatorsFor(kind);
  return `No operator is called \`${name}\`; of ${inWords(kind)} one can ask ${listNames(known)}.${didYouMean(name, known)}`;
}

function wrongOperator(name: string, { text, type }: Path): string {
  return `\`${name}\` cannot be asked of \`${text}\`, ${inWords(type.kind)}; expected one of ${listNames(operatorsFor(type.kind))}.`;
}

function example(kind: FactKind): string {
  return (
    { string: 'eq: "text"', number: 'gt: 5', boolean: 'eq: true', time: 'within_hours: 24' }[kind as string] ??
    'exists: true'
  );
}
