import { didYouMean, type Field, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
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
export function readCondition(text: YamlText, names: Names, spot: Spot): Condition | undefined {
  const lines = text.fields(spot, EXPECTED);
  if (lines?.length === 0) return text.report(spot, `Expected ${EXPECTED}, got an empty mapping.`);
  return combined(
    lines?.map((line) => readLine(text, names, line)),
    allOf,
  );
}

function readLine(text: YamlText, names: Names, { name, key, value }: Field): Condition | undefined {
  switch (name) {
    case 'all':
      return combined(readList(text, names, value), allOf);
    case 'any':
      return combined(readList(text, names, value), anyOf);
    case 'not': {
      const condition = readCondition(text, names, value);
      return condition && not(condition);
    }
    default: {
      const subject = readPath(text, names, { spot: key, written: name });
      return subject && readQuestions(text, names, { subject, spot: value });
    }
  }
}

function readList(text: YamlText, names: Names, spot: Spot): readonly (Condition | undefined)[] | undefined {
  return text.items(spot, 'a list of conditions')?.map((item) => readCondition(text, names, item));
}

/** What is asked of one fact: operators, all of which must hold. */
function readQuestions(
  text: YamlText,
  names: Names,
  { subject, spot }: { readonly subject: Path; readonly spot: Spot },
): Condition | undefined {
  const lines = text.fields(spot, `an operator and its operand, such as \`{ ${example(subject.type.kind)} }\``);
  if (lines?.length === 0)
    return text.report(spot, `Expected an operator for \`${subject.text}\`, got an empty mapping.`);
  const conditions = lines?.map(({ name, key, value }) => {
    const operator = OPERATORS.get(name);
    if (!operator) return text.report(key, unknownOperator(name, subject.type.kind));
    if (!operator.of.includes(subject.type.kind)) return text.report(key, wrongOperator(name, subject));
    const readInner = (inner: Spot, around: Names): Condition | undefined => readCondition(text, around, inner);
    return operator.read({ text, names, readCondition: readInner }, subject, value);
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
  const list = operatorsFor(kind).map((each) => `\`${each}\``);
  return `No operator is called \`${name}\`; of ${inWords(kind)} one can ask ${list.join(', ')}.${didYouMean(name, operatorsFor(kind))}`;
}

function wrongOperator(name: string, { text, type }: Path): string {
  const list = operatorsFor(type.kind).map((each) => `\`${each}\``);
  return `\`${name}\` cannot be asked of \`${text}\`, ${inWords(type.kind)}; expected one of ${list.join(', ')}.`;
}

function example(kind: FactKind): string {
  return (
    { string: 'eq: "text"', number: 'gt: 5', boolean: 'eq: true', time: 'within_hours: 24' }[kind as string] ??
    'exists: true'
  );
}
