import { describe, expect, it } from 'vitest';

import { harbourton } from '../catalogue/__fixtures__/harbourton.ts';
import { listCommonWords, listPlaceNames } from './place-names.ts';

function keysOf(...names: string[]): readonly string[] {
  const [sight] = harbourton().sights;
  if (!sight) throw new Error('The fixture has sights.');
  const file = {
    ...harbourton(),
    sights: names.map((name, index) => ({ ...sight, name, id: `sight-${index}` })),
    eateries: [],
  };
  return listPlaceNames(file, listCommonWords([harbourton()])).map(({ key, needsCapitals }) =>
    needsCapitals ? `${key}!` : key,
  );
}

describe('names of a place', () => {
  it('are its own, what stands in brackets, and its ends', () => {
    expect(keysOf('Kiyomizu-dera')).toEqual(['kiyomizudera', 'kiyomizu']);
    expect(keysOf('Yasaka Pagoda (Hokan-ji)')).toEqual(expect.arrayContaining(['yasakapagoda', 'hokanji']));
    expect(keysOf('Isabella Stewart Gardner Museum')).toEqual(
      expect.arrayContaining(['isabellastewart', 'gardnermuseum']),
    );
  });

  it('are the members of a pair', () => {
    expect(keysOf('Sannenzaka and Ninenzaka')).toEqual(expect.arrayContaining(['sannenzaka', 'ninenzaka']));
  });

  it('want capitals where they are ordinary words', () => {
    expect(keysOf('Natural History Museum')).toEqual(['naturalhistorymuseum', 'historymuseum!', 'naturalhistory!']);
    expect(keysOf('Eiffel Tower')).toEqual(['eiffeltower', 'eiffel!']);
    expect(keysOf('Market')).toEqual(['market!']);
  });

  it('leave out what stands for two places', () => {
    expect(keysOf('Kikunoi Roan', 'Kikunoi Honten')).not.toContain('kikunoi!');
  });

  it('leave out the name of the city', () => {
    expect(keysOf('Hafenstadt Tower')).not.toContain('hafenstadt!');
  });
});
