import { describe, expect, it } from 'vitest';

import { MAX_DEPTH } from './json/reading.ts';
import { repairJson } from './repair-json.ts';

function valueOf(text: string): unknown {
  const read = repairJson(text);
  return read.ok ? read.value : `refused: ${read.message}`;
}

describe('repairJson', () => {
  it.each(['null', '-0.5e3', '"\\u0041\\n"', '[]', '{"a": [1, {"b": null}], "": "x"}'])(
    'leaves %s as it is',
    (text) => {
      expect(repairJson(text)).toEqual({ ok: true, value: JSON.parse(text), repairs: [] });
    },
  );

  it.each([
    [`{'city': 'Kyoto'}`, { city: 'Kyoto' }, ['quotes']],
    ['{“city”: “Kyoto”}', { city: 'Kyoto' }, ['quotes']],
    ['{city: "Kyoto", $n_1: 1}', { city: 'Kyoto', $n_1: 1 }, ['unquoted-key']],
    ['{"city": Kyoto station}', { city: 'Kyoto station' }, ['unquoted-text']],
    ['{"a": True, "b": None, "c": undefined}', { a: true, b: null, c: null }, ['literal']],
    ['[NaN, -Infinity]', [null, null], ['not-a-number']],
    ['[+1, .5, 0x1F, 1_000]', [1, 0.5, 31, 1000], ['number']],
    ['{"a": 1,}', { a: 1 }, ['comma']],
    ['{"a": 1 "b": 2\n"c": 3}', { a: 1, b: 2, c: 3 }, ['comma']],
    ['[1, , 2]', [1, 2], ['comma']],
    ['{"a" 1}', { a: 1 }, ['colon']],
    ['{"a": }', { a: null }, ['missing-value']],
    ['{"a": 1, // one\n"b": /* two */ 2 # three\n}', { a: 1, b: 2 }, ['comment']],
    ['[1, 2, ...]', [1, 2], ['ellipsis']],
    ['{"at": (1, 2)}', { at: [1, 2] }, ['tuple']],
    ['{"id": ObjectId("5")}', { id: '5' }, ['wrapper']],
    ['{"a": "one " + "two"}', { a: 'one two' }, ['concatenation']],
    ['{"a": "line\nline"}', { a: 'line\nline' }, ['control-character']],
    ['{"path": "C:\\dev"}', { path: 'C:\\dev' }, ['escape']],
    ['{{"a": 1}}', { a: 1 }, ['bracket']],
    ['{"a": [1, 2}', { a: [1, 2] }, ['bracket', 'cut-off']],
    ['[{"a": 1, {"b": 2}]', [{ a: 1 }, { b: 2 }], ['bracket', 'cut-off', 'comma']],
    ['{"a": {"b": [1', { a: { b: [1] } }, ['cut-off']],
    ['{"a": "Kyo', { a: 'Kyo' }, ['cut-value', 'cut-off']],
    ['{\\"a\\": \\"b\\"}', { a: 'b' }, ['escaped']],
    ['```json\n{"a": 1}\n```', { a: 1 }, ['code-fence']],
    ['Sure:\n{"a": 1}\nAnything else?', { a: 1 }, ['text-around']],
    ['{"a": 1}\n{"a": 2}', [{ a: 1 }, { a: 2 }], ['several-values']],
    ['{"code": """print("hi")"""}', { code: 'print("hi")' }, ['quotes']],
  ])('reads %s', (text, value, repairs) => {
    expect(repairJson(text)).toEqual({ ok: true, value, repairs });
  });

  it.each([
    ['{"a": "she said "yes", then left", "b": 1}', { a: 'she said "yes", then left', b: 1 }],
    ['{"a": "she said "ok": fine", "b": 1}', { a: 'she said "ok": fine', b: 1 }],
    [
      '{"sql": "SELECT * FROM "users" WHERE name = "x";", "limit": 3}',
      { sql: 'SELECT * FROM "users" WHERE name = "x";', limit: 3 },
    ],
    [`{'why': 'the user's request can't wait'}`, { why: "the user's request can't wait" }],
    ['["a "b" c", "d"]', ['a "b" c', 'd']],
    ['{"a": "b, "c": "d"}', { a: 'b', c: 'd' }],
    ['{"a": "b}', { a: 'b' }],
    ['{"a: "b"}', { a: 'b' }],
    ['["a" "b" 1', ['a', 'b', 1]],
  ])('finds the end of the strings in %s', (text, value) => {
    expect(valueOf(text)).toEqual(value);
  });

  it.each(['', '  \n', 'This is prose.', 'Hello, {name}!', 'see [1] and [the map]', 'f() { return 1; }', ']', '}'])(
    'finds no JSON in %j',
    (text) => {
      expect(repairJson(text)).toMatchObject({ ok: false });
    },
  );

  it.each(['{:2}', '{"a", 1}', '{"a" ]', '"\\u26"', '"\\uZ000"', '"a\u0001"', '3 apples and a pear'])(
    'refuses %j',
    (text) => {
      expect(repairJson(text)).toMatchObject({ ok: false });
    },
  );

  it('says where reading stopped', () => {
    expect(repairJson('{"a": 1, :2}')).toEqual({ ok: false, message: 'expected a name, got ":"', position: 9 });
  });

  it('refuses what is nested too deep, valid or not', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(repairJson(nested(MAX_DEPTH))).toMatchObject({ ok: true, repairs: [] });
    expect(repairJson(nested(MAX_DEPTH + 1))).toMatchObject({ ok: false });
    expect(repairJson('{"a":'.repeat(MAX_DEPTH + 1))).toMatchObject({ ok: false });
  });

  it('makes an entry of the name __proto__, not a prototype', () => {
    const read = valueOf("{'__proto__': {'admin': true}}") as object;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual(['__proto__']);
  });
});
