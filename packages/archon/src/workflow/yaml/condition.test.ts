import { expect, it } from 'vitest';

import { parseCondition } from './condition.ts';

const STATE = { kind: 'billing', count: 3, text: '3', list: ['a', 3], none: '', deep: { ok: true } };

it.each([
  ["{{kind}} == 'billing'", true],
  ['{{kind}} != "billing"', false],
  ['{{count}} == {{text}}', true],
  ['{{count}} >= 3 and {{count}} < 3.5', true],
  ['{{count}} > 3 or {{deep.ok}}', true],
  ['not {{none}}', true],
  ['not ({{count}} > 1 and {{kind}} == "x")', true],
  ["{{list}} contains 'a' and {{list}} contains '3'", true],
  ["{{kind}} contains 'bill'", true],
  ['{{list}} == null', false],
  ["'a' < 'b'", true],
  ['-1 < 0', true],
  ['{{deep.ok}} == true', true],
  ['false or 0', false],
  // `and` binds closer than `or`.
  ['true or true and false', true],
  ["{{kind}} == 'it''s'", undefined],
])('%s', (text, holds) => {
  if (holds === undefined) expect(() => parseCondition(text)).toThrow(SyntaxError);
  else expect(parseCondition(text).holds(STATE)).toBe(holds);
});

it.each(['', '==', '{{a}} ==', '{{a}} = 1', '({{a}}', '{{a}} {{b}}', 'kind == 1', "{{a}} == 'x", '{{ }}'])(
  'refuses %j',
  (text) => {
    expect(() => parseCondition(text)).toThrow(/^Expected .* in the condition/);
  },
);

it('fails where there is nothing to compare', () => {
  expect(() => parseCondition('{{knid}} == 1').holds(STATE)).toThrow(
    '"knid" has no value: there is no "knid"; did you mean "kind"?',
  );
  expect(() => parseCondition("{{list}} < 'a'").holds(STATE)).toThrow(/have no order/);
  expect(() => parseCondition('3 contains 3').holds(STATE)).toThrow(/contains nothing/);
});
