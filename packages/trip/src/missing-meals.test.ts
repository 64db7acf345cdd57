import { describe, expect, it } from 'vitest';

import { parseTime } from './clock.ts';
import { type DayPlan, type PlaceId, type Visit, visitIdOf } from './index.ts';
import { listMissingMeals } from './missing-meals.ts';

const DATE = '2027-04-03';
const WINDOW = { start: parseTime('09:00'), end: parseTime('20:30') };

function visit(kind: Visit['kind'], time: string, meal?: Visit['meal']): Visit {
  const place = `place_town-${kind}` as PlaceId;
  const at = parseTime(time);
  return {
    ...{ id: visitIdOf(DATE, place, time), place, kind, arrive: at, depart: at, locked: false, why: '' },
    ...(meal && { meal }),
  };
}

function missing(visits: readonly Visit[], over: Partial<DayPlan> = {}): readonly string[] {
  return listMissingMeals({ date: DATE, zone: 'Asia/Tokyo', window: WINDOW, stay: null, visits, legs: [], ...over });
}

const bed = visit('stay', '09:00');
const trainAt = (time: string): Visit => visit('transport', time);

describe('the meals that a day misses', () => {
  it.each<[string, readonly Visit[], Partial<DayPlan>, readonly string[]]>([
    ['a whole day', [bed, bed], {}, ['lunch', 'dinner']],
    ['with a lunch', [bed, visit('meal', '12:00', 'lunch'), bed], {}, ['dinner']],
    ['with a breakfast', [bed, visit('meal', '09:00', 'breakfast'), bed], {}, ['lunch', 'dinner']],
    ['from noon', [trainAt('12:00'), bed], {}, ['lunch', 'dinner']],
    ['from half past twelve', [trainAt('12:30'), bed], {}, ['lunch', 'dinner']],
    ['from after that', [trainAt('12:31'), bed], {}, ['dinner']],
    ['from dinner on', [trainAt('18:30'), bed], {}, ['dinner']],
    ['from half an hour into dinner', [trainAt('19:00'), bed], {}, ['dinner']],
    ['from the night', [trainAt('19:01'), bed], {}, []],
    ['until after lunch', [bed, trainAt('14:30')], {}, ['lunch']],
    ['until during lunch', [bed, trainAt('14:29')], {}, []],
    ['until before the end of dinner', [bed, trainAt('21:29')], {}, ['lunch']],
    ['until after dinner', [bed, trainAt('21:30')], {}, ['lunch', 'dinner']],
    ['with a late window', [bed, bed], { window: { ...WINDOW, start: parseTime('12:31') } }, ['dinner']],
    [
      'that begins late and ends before a dinner is eaten',
      [bed, bed],
      { window: { start: parseTime('18:52'), end: parseTime('19:51') } },
      [],
    ],
    ['that is ended at seven', [bed, bed], { window: { ...WINDOW, end: parseTime('19:00') } }, ['lunch']],
    ['without lunch by wish', [bed, bed], { settings: { withoutMeals: ['lunch'] } }, ['dinner']],
  ])('%s', (_, visits, over, meals) => {
    expect(missing(visits, over)).toEqual(meals);
  });
});
