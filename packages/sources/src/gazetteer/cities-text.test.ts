import { describe, expect, it } from 'vitest';

import { toCitiesText } from './cities-text.ts';

/** Name, by-names, kind, country, population; the rest of GeoNames' nineteen columns is empty. */
function row(name: string, { aliases = '', kind = 'PPL', country = 'XX', population = 20_000 }): string {
  const cells = Array.from({ length: 19 }, () => '');
  const filled = [
    [1, name],
    [2, name],
    [3, aliases],
    [4, '1.5'],
    [5, '2.5'],
    [7, kind],
    [8, country],
    [10, 'A'],
    [14, String(population)],
  ] as const;
  for (const [column, cell] of filled) cells[column] = cell;
  return cells.join('\t');
}

const textOf = (...rows: string[]): readonly string[] => toCitiesText(rows.join('\n')).split('\n');

describe('the text of cities', () => {
  it('holds a count, the rows and the sorted names', () => {
    const rows = [
      row('Nara', { aliases: '奈良市,nai liang,NRA', country: 'JP', population: 367_353 }),
      row('Łódź', {}),
    ];
    expect(textOf(...rows)).toEqual([
      '2',
      'Nara\tJP\tA\t367353\t1.5\t2.5\t3',
      'Łódź\tXX\tA\t20000\t1.5\t2.5\t0',
      'lodz\t1',
      'nara\t0',
      '奈良\t0',
      '奈良市\t0',
    ]);
  });

  it('leaves out small towns', () => {
    expect(textOf(row('Hamlet', { population: 14_999 }))).toEqual(['0']);
  });

  it('puts the namesake first that is most likely meant', () => {
    const own = row('Porto', { population: 250_000 });
    const alias = row('Santana', { aliases: 'Porto', population: 900_000 });
    const seat = row('Porto', { kind: 'PPLA', population: 100_000 });
    const part = row('Porto', { kind: 'PPLX', population: 500_000 });
    expect(textOf(own, alias, seat, part).find((line) => line.startsWith('porto'))).toBe('porto\t2 0 1 3');
  });
});
