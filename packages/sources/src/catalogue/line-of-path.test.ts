import { describe, expect, it } from 'vitest';

import { lineOfPath } from './line-of-path.ts';

const TEXT = `{
  "city": { "name": "A \\"quoted, [name]\\"", "zone": "Asia/Tokyo" },
  "empty": [],
  "sights": [
    { "id": "one", "tags": [1, 2] },
    {
      "id": "two",
      "fee": null
    }
  ]
}`;

describe('line of a path', () => {
  it.each([
    [[], 1],
    [['city'], 2],
    [['city', 'zone'], 2],
    [['empty'], 3],
    [['sights'], 4],
    [['sights', 0, 'tags', 1], 5],
    [['sights', 1], 6],
    [['sights', 1, 'id'], 7],
    [['sights', 1, 'fee'], 8],
  ])('finds %j', (path, line) => {
    expect(lineOfPath(TEXT, path)).toBe(line);
  });

  it('stops at the innermost value that is there', () => {
    expect(lineOfPath(TEXT, ['sights', 1, 'hours'])).toBe(6);
    expect(lineOfPath(TEXT, ['sights', 7, 'hours'])).toBe(4);
    expect(lineOfPath(TEXT, ['city', 'name', 'first'])).toBe(2);
  });
});
