import { describeNode, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { Golden, GoldenInput, GoldenTurn } from '../golden.ts';
import { readExpectation } from './read-expectation.ts';

/** What is known while a file is read. */
interface GoldensReading {
  readonly yaml: YamlText;
  readonly file: string;
  readonly suite: string;
  /** Of the conversations so far. */
  readonly ids: Set<string>;
}

const ORIGIN = ['customer', 'tier', 'channel'] as const;
const NAMES = { required: ['id', 'about', 'turns'], optional: ORIGIN };
const ID = /^[a-z0-9][a-z0-9-]*$/;

/** One entry of `conversations`. */
export function readConversation({ yaml, file, suite, ids }: GoldensReading, spot: Spot): Golden | undefined {
  const values = yaml.mapping(spot, 'a conversation: a mapping with `id`, `about` and `turns`', NAMES);
  const [idSpot, aboutSpot, list] = NAMES.required.map((name) => values?.get(name));
  const id = idSpot && readId(yaml, idSpot, ids);
  const about = aboutSpot && yaml.text(aboutSpot, 'a sentence that says what it shows');
  const turns = list && yaml.items(list, 'a list of turns')?.map((turn) => readTurn(yaml, turn));
  const origin = ORIGIN.flatMap((name) => {
    const at = values?.get(name);
    const text = at && yaml.text(at, `the ${name} of the conversation`);
    return text === undefined ? [] : [[name, text] as const];
  });
  if (id === undefined || about === undefined || !turns) return undefined;
  if (!turns.some((turn) => turn?.isChecked)) {
    yaml.report(spot, 'None of the turns has an `expect`: such a conversation could never fail.');
  }
  const place = { file, line: lineOf(yaml, spot) };
  const read = turns.flatMap((turn) => turn?.turn ?? []);
  return { id, about, suite, place, ...Object.fromEntries(origin), turns: read };
}

function readId(yaml: YamlText, spot: Spot, ids: Set<string>): string | undefined {
  const id = yaml.text(spot, 'an id such as `refund-too-late`');
  if (id === undefined) return undefined;
  if (!ID.test(id)) return yaml.report(spot, `Expected an id such as \`refund-too-late\`, got ${describeNode(spot)}.`);
  if (ids.has(id)) return yaml.report(spot, `\`${id}\` is the id of another conversation already.`);
  ids.add(id);
  return id;
}

const TURN = ['user', 'approval', 'expect'];

interface ReadTurn {
  /** `undefined` if it was reported. */
  readonly turn: GoldenTurn | undefined;
  readonly isChecked: boolean;
}

function readTurn(yaml: YamlText, spot: Spot): ReadTurn | undefined {
  const values = yaml.mapping(spot, 'a turn: a mapping with `user` and `expect`', { required: [], optional: TURN });
  if (!values) return undefined;
  const [user, approval, expectation] = TURN.map((name) => values.get(name));
  if ((user === undefined) === (approval === undefined)) {
    return yaml.report(spot, 'Expected either `user`, what the customer says, or `approval`, what a person decides.');
  }
  const input = user ? readMessage(yaml, user) : approval && readApproval(yaml, approval);
  const expect = expectation ? readExpectation(yaml, expectation) : {};
  return { turn: input && { line: lineOf(yaml, spot), input, expect }, isChecked: expectation !== undefined };
}

function readMessage(yaml: YamlText, spot: Spot): GoldenInput | undefined {
  const text = yaml.text(spot, 'what the customer says');
  return text === undefined ? undefined : { type: 'message', text };
}

function readApproval(yaml: YamlText, spot: Spot): GoldenInput | undefined {
  const decision = yaml.oneOf(spot, ['approved', 'refused']);
  return decision && { type: 'approval', approved: decision === 'approved' };
}

function lineOf(yaml: YamlText, spot: Spot): number {
  return yaml.problemAt(spot, '').line;
}
