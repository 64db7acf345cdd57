import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { listAlternatives } from '../src/index.ts';
import {
  closed,
  crowd,
  eatery,
  kmBetween,
  MONDAY_PLAN,
  placeId,
  PLACES,
  play,
  replace,
  show,
  sight,
  skip,
  to,
  traffic,
  until,
  visit,
  world,
} from './kyoto.ts';

const names = ({ journey }: ReturnType<typeof play>): readonly string[] =>
  journey.pending?.alternatives.map(({ name }) => name) ?? [];

describe('alternatives', () => {
  it('are within 5 km, open, of known hours, and planned on no day', () => {
    expect(kmBetween('nijo-castle', 'arashiyama-bamboo')).toBeGreaterThan(5);
    const offered = names(play({}, [closed]));
    for (const name of ['Arashiyama bamboo', 'Silk hall', 'Tea garden', 'Ryoan ji', 'Kennin ji']) {
      expect(offered).not.toContain(name);
    }
    expect(offered).toHaveLength(5);
  });

  it('are of known hours also on a day that is amiss elsewhere', () => {
    const late = MONDAY_PLAN.replace('15:00-15:30', '14:35-15:30');
    const offered = names(play({ monday: late }, [crowd(85)]));
    expect(offered).toContain('Shinsen en');
    expect(offered).not.toContain('Tea garden');
  });

  it('may have hours that nobody knows where known ones alone were not asked for, rank lower for it, and say so', () => {
    const preferences = { knownHoursOnly: false };
    const { pending } = play({ preferences }, [closed]).journey;
    const garden = pending?.alternatives.find(({ name }) => name === 'Tea garden');
    expect(garden?.why).toContain('hours not known: check before you go');
    expect(garden?.criteria.timing).toBe(0.5);
    expect(pending?.alternatives.filter(({ criteria }) => criteria.timing === 1)).toHaveLength(4);
  });

  it('are never what was skipped', () => {
    const [first] = names(play({}, [closed]));
    const skipped = play({}, [closed, replace(1), closed, skip, { ...crowd(90, visit('kennin-ji')) }]);
    expect(names(skipped)).not.toContain(first);
  });

  it('are ranked by score, nearest first among equals, numbered from 1', () => {
    const { journey } = play({}, [closed]);
    const list = journey.pending?.alternatives ?? [];
    expect(list.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    expect(list.map(({ score }) => score)).toEqual(
      list.map(({ score }) => score).toSorted((left, right) => right - left),
    );
  });

  it('arrive when the way there allows, and stay as long as is usual, at most as long as was planned', () => {
    const { journey } = play({}, [closed]);
    const times = listAlternatives(journey).map(
      ({ name, after }) => `${show(after).split('\n')[0]?.slice(0, 11)} ${name}`,
    );
    expect(times).toContain('10:00-11:00 Manga museum');
    expect(times).toContain('09:30-10:00 Shinsen en');
  });

  it('count the way from where the traveller stands', () => {
    const { journey } = play({}, [to(visit('kennin-ji')), crowd(95)]);
    const gallery = listAlternatives(journey).find(({ name }) => name === 'City gallery');
    expect(show(gallery?.after)).toContain('13:43-14:30 city-gallery');
    expect(gallery?.minutes).toBe(13);
  });

  it('at lunch time are tables as well, where the day holds no lunch, as they are worth something then', () => {
    const monday = MONDAY_PLAN.replace('12:00-13:00 udon-house lunch', '12:00-13:00 raku-gallery');
    const { journey } = play({ monday }, [{ ...crowd(90, visit('raku-gallery')) }]);
    const tables = (journey.pending?.alternatives ?? []).filter(({ meal }) => meal === 'lunch');
    expect(tables.map(({ name }) => name)).toContain('Udon house');
    expect(new Set(tables.map(({ criteria }) => criteria.meal))).toEqual(new Set([1]));
    const sights = (journey.pending?.alternatives ?? []).filter(({ meal }) => meal === undefined);
    expect(new Set(sights.map(({ criteria }) => criteria.meal))).toEqual(new Set([0]));
    const eaten = play({ journey, events: [], last: [] }, [replace(placeId('udon-house'))]).journey.days[0];
    expect(eaten?.visits.find(({ place }) => place === placeId('udon-house'))).toMatchObject({
      kind: 'meal',
      meal: 'lunch',
    });
    const fed = play({}, [{ ...crowd(90, visit('kennin-ji')) }]).journey.pending?.alternatives ?? [];
    expect(fed.filter(({ meal }) => meal !== undefined)).toEqual([]);
  });

  it('for a meal are tables that serve it, and everyone at it', () => {
    const { journey } = play({}, [until('11:30'), closed]);
    expect(names({ journey, events: [], last: [] })).toEqual(['Soba corner', 'Temple kitchen']);
    const replaced = play({ journey, events: [], last: [] }, [replace(1)]);
    expect(show(replaced.journey.days[0])).toContain('12:00-13:00 soba-corner');
  });

  it('for dinner may make the way to bed longer', () => {
    const { journey } = play({}, [until('17:30'), closed, replace(placeId('temple-kitchen'))]);
    const [dinner, bed] = journey.days[0]?.visits.slice(-2) ?? [];
    expect([dinner?.place, bed?.kind]).toEqual([placeId('temple-kitchen'), 'stay']);
    expect(bed?.arrive).toBe((dinner?.depart ?? 0) + (journey.days[0]?.legs.at(-1)?.minutes ?? 0));
  });

  it('let in everyone who needs a way without steps', () => {
    const places = PLACES.map((place) =>
      place.id === placeId('shinsen-en') ? { ...place, stepFree: 'no' as const } : place,
    );
    const party = { travelers: 2, diets: [], access: ['step-free' as const] };
    expect(names(play({ places, party }, [crowd(85)]))).toEqual(['Palace park', 'City gallery', 'Raku gallery']);
  });

  it('keep the budget', () => {
    const places = PLACES.map((place) =>
      place.kind === 'sight' ? { ...place, fee: money(place.id === placeId('shinsen-en') ? 900 : 0, 'JPY') } : place,
    );
    expect(names(play({ places, budget: money(500, 'JPY') }, [crowd(85)]))).toEqual([
      'Palace park',
      'City gallery',
      'Raku gallery',
    ]);
  });

  it('leave out what the traveller avoids', () => {
    expect(names(play({ preferences: { avoid: ['garden'] } }, [crowd(85)]))).not.toContain('Shinsen en');
  });

  it('in traffic are nearer, or on foot', () => {
    for (const name of names(play({}, [traffic(90)]))) {
      const id = PLACES.find((place) => place.name === name)?.id.slice(6) ?? '';
      expect(kmBetween('inn', id)).toBeLessThan(kmBetween('inn', 'nijo-castle'));
    }
  });
});

describe('in a crowd', () => {
  const full = {
    'shinsen-en': 0.6,
    'palace-park': 0.6,
    'city-gallery': 0.9,
    'raku-gallery': 0.9,
    'manga-museum': 0.9,
    'nishiki-market': 0.9,
  };

  it('what is calmer than the reading is offered where nothing stays under the limit, and said to be so', () => {
    const { journey } = play({}, [crowd(85)], world(full));
    expect(names({ journey, events: [], last: [] })).toEqual(['Shinsen en', 'Palace park']);
    expect(journey.pending?.alternatives[0]?.why).toMatch(/; over your 35 % limit, but calmer\.$/);
  });

  it('nothing is offered where all is as full, and the reason is named', () => {
    const { journey } = play({}, [crowd(60)], world(full));
    expect(journey.pending).toMatchObject({ alternatives: [], noneBecause: 'too-crowded' });
    expect(journey.pending?.choices[1]).toMatchObject({
      offered: false,
      text: 'Nothing else fits: what lies within 5 km is usually too crowded then.',
    });
    expect(journey.pending?.choices.find(({ recommended }) => recommended)?.choice).toBe('keep');
  });
});

describe('where there is nothing', () => {
  const alone = PLACES.filter(
    (place) => MONDAY_PLAN.includes(place.id.slice(6)) || place.id.includes('inn') || place.id.includes('-ji'),
  );

  it('says that nothing lies near', () => {
    const { journey } = play({ places: [...alone, sight('far-museum', [35.1, 135.8])] }, [closed]);
    expect(journey.pending?.noneBecause).toBe('nothing-within-radius');
    expect(journey.pending?.choices.find(({ recommended }) => recommended)?.choice).toBe('move');
  });

  it('names the reason that keeps most out', () => {
    const shut = ['a', 'b'].map((name) => sight(name, [35.013, 135.749], { open: '14:00-18:00' }));
    const { journey } = play({ places: [...alone, ...shut, sight('c', [35.013, 135.75], { open: 'unknown' })] }, [
      closed,
    ]);
    expect(journey.pending?.noneBecause).toBe('closed-at-arrival');
  });

  it('knows no table for an unserved diet', () => {
    const grill = eatery('grill', [35.0051, 135.765], ['lunch'], []);
    const { journey } = play({ places: [...alone, grill] }, [until('11:30'), closed]);
    expect(journey.pending?.noneBecause).toBe('diet-not-served');
  });
});
