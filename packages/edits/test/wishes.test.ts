import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan } from '../src/index.ts';
import { PLAN } from './three-days.ts';
import { at, daily, idOf, MONDAY, planOf, SATURDAY, show, sight, SUNDAY, visitOf } from './town.ts';

type Wish = 'cheaper' | 'indoors' | 'outdoors' | 'nearer' | 'quieter' | 'open' | 'any';

/** What comes in for a wish, when, and why; or why nothing does. */
function wish(name: Wish, visit = visitOf('temple'), plan: EditablePlan = PLAN): string {
  const edit: Edit = { type: 'replace', visit, by: { wish: name } };
  const outcome = applyEdit(plan, edit);
  if (outcome.kind === 'refused') return outcome.reasons[0].text;
  if (outcome.kind !== 'done') return outcome.kind;
  const came = outcome.plan.days
    .flatMap(({ visits }) => visits)
    .find(({ place }) => !plan.days.some(({ visits }) => visits.some((one) => one.place === place)));
  return `${came?.place.slice('place_town-'.length)} at ${came?.arrive}, ${came?.why}`;
}

describe('something else instead of a stop', () => {
  // Free are: the castle's neighbour gallery (¥300, 20 min from the inn), the market (no price known), the park and the secret.
  it.each<[Wish, string]>([
    ['cheaper', 'gallery at 560, You replaced temple by this: it costs less: ¥300 each.'],
    ['indoors', 'secret at 550, You replaced temple by this: it is indoors.'],
    ['outdoors', 'market at 550, You replaced temple by this: it is outdoors.'],
    [
      'quieter',
      'gallery at 560, You replaced temple by this: it is usually quieter at that hour (38 % full; typical, estimate).',
    ],
    ['open', 'market at 550, You replaced temple by this: it is open then.'],
    ['any', 'secret at 550, You replaced temple by this: you wanted something else.'],
    // Ten minutes from the inn, and none to the shrine: nothing is less.
    ['nearer', 'Nothing else that is nearer fits in the place of temple.'],
  ])('%s: %s', (name, said) => {
    expect(wish(name)).toBe(said);
  });

  it.each<[Wish, string]>([
    ['cheaper', 'bistro at 1110, You replaced sushi by this: it costs less: ¥1,500 each.'],
    ['any', 'bistro at 1110, You replaced sushi by this: you wanted something else.'],
    ['outdoors', 'Nothing else outdoors fits in the place of sushi.'],
    ['quieter', 'Nothing else that is usually quieter fits in the place of sushi.'],
  ])('of a table, %s: %s', (name, said) => {
    expect(wish(name, visitOf('sushi', SATURDAY, 'dinner'))).toBe(said);
  });

  it('that is nearer is told with the minutes there and on', () => {
    // From the inn ten minutes to the castle's end of the street and back: twice twenty; the park takes twice fifteen.
    const plan = planOf(['10:00-11:30 castle', '', '']);
    expect(wish('nearer', visitOf('castle'), plan)).toMatch(
      /^(museum|garden|market|temple|secret|shrine) at 600, You replaced castle by this: it is nearer to what stands around it \(20 min there and on\)\.$/,
    );
  });

  it('that is free is told so', () => {
    const places = PLAN.facts.places.filter(({ id }) => id !== idOf('gallery'));
    expect(wish('cheaper', visitOf('temple'), { ...PLAN, facts: { ...PLAN.facts, places } })).toMatch(
      /^park at \d+, You replaced temple by this: it costs less: it is free\.$/,
    );
  });

  it('is what one likes more, a tenth less where nobody knows its hours, and less for each minute of the way', () => {
    const places = (...fresh: ReturnType<typeof sight>[]) => {
      const plan = planOf(['10:00-11:00 temple', '', '']);
      const rest = plan.facts.places.filter(({ kind, id }) => kind !== 'sight' || id === idOf('temple'));
      return wish('any', visitOf('temple'), { ...plan, facts: { ...plan.facts, places: [...rest, ...fresh] } }).split(
        ' ',
      )[0];
    };
    expect(places(sight('a', 10), sight('b', 10, { significance: 4 }))).toBe('b');
    expect(places(sight('a', 10), sight('b', 10))).toBe('a');
    expect(places(sight('a', 10, { hours: 'unknown' }), sight('b', 10))).toBe('b');
    expect(places(sight('a', 12), sight('b', 10))).toBe('b');
  });

  it('is nothing that is closed that day, given up, avoided, or barred to one of the party', () => {
    const plan = planOf(['10:00-11:00 temple', '', '10:00-11:00 shrine']);
    const only = (fresh: ReturnType<typeof sight>, changes: Partial<EditablePlan> = {}) => {
      const rest = plan.facts.places.filter(
        ({ kind, id }) => kind !== 'sight' || id === idOf('temple') || id === idOf('shrine'),
      );
      const changed = { ...plan, facts: { ...plan.facts, places: [...rest, fresh] }, ...changes };
      return wish('any', visitOf('temple'), changed).split(' ')[0];
    };
    expect(only(sight('a', 10))).toBe('a');
    expect(only(sight('a', 10, { hours: { ...(daily('09:00', '18:00') as object), [SATURDAY]: [] } }))).toBe('Nothing');
    expect(only(sight('a', 10, { hours: { ...(daily('09:00', '18:00') as object), [SUNDAY]: [] } }))).toBe('a');
    expect(only(sight('a', 10), { skipped: [idOf('a')] })).toBe('Nothing');
    expect(only(sight('a', 10), { preferences: { ...plan.preferences, avoid: ['temple'] } })).toBe('Nothing');
    const steps = { ...plan.party, access: ['step-free'] as const };
    expect(only(sight('a', 10, { stepFree: 'no' }), { party: steps })).toBe('Nothing');
    expect(only(sight('a', 10, { stepFree: 'yes' }), { party: steps })).toBe('a');
    expect(only(sight('a', 10, { city: 'other' as never }))).toBe('Nothing');
    const strict = { ...plan.preferences, knownHoursOnly: true };
    expect(only(sight('a', 10, { hours: 'unknown' }), { preferences: strict })).toBe('Nothing');
  });
});

it('comes, where nothing fits, with the one reason that kept most out', () => {
  // At the limit gallery and secret are too dear by their entries; the one that is liked best is shut again at seven.
  const early = sight('early', 10, { significance: 5, fee: null, hours: daily('06:00', '07:00') });
  const plan: EditablePlan = {
    ...PLAN,
    budget: { amount: 59_400, currency: 'JPY' },
    skipped: [idOf('park'), idOf('market')],
    facts: { ...PLAN.facts, places: [...PLAN.facts.places, early] },
  };
  const reasonsOf = (given: EditablePlan): readonly string[] => {
    const outcome = applyEdit(given, { type: 'replace', visit: visitOf('garden', MONDAY), by: { wish: 'any' } });
    return outcome.kind === 'refused' ? outcome.reasons.map(({ code }) => code) : [outcome.kind];
  };
  expect(reasonsOf(plan)).toEqual(['nothing-fits-the-wish', 'over-budget']);
  const only = { ...plan, skipped: [...plan.skipped, idOf('gallery'), idOf('secret')] };
  expect(reasonsOf(only)).toEqual(['nothing-fits-the-wish', 'closed-at-arrival']);
});

describe('a table in the place of a stop', () => {
  it('is lunch before four, and dinner from then on', () => {
    const plan = planOf(['12:30-13:30 temple\n16:30-17:30 shrine', '15:00-16:00 museum', '16:00-17:00 garden']);
    const by = (visit: ReturnType<typeof visitOf>, date = SATURDAY): string => {
      const outcome = applyEdit(plan, { type: 'replace', visit, by: idOf('bistro') });
      return outcome.kind === 'done'
        ? show(outcome.plan, date)
        : outcome.kind === 'refused'
          ? outcome.reasons[0].text
          : '';
    };
    expect(by(visitOf('temple'))).toBe('12:30-13:30 bistro lunch, 16:30-17:30 shrine');
    expect(by(visitOf('shrine'))).toBe('12:30-13:30 temple, 18:30-19:30 bistro dinner');
    expect(by(visitOf('museum', SUNDAY), SUNDAY)).toBe('13:30-14:30 bistro lunch');
    expect(by(visitOf('garden', MONDAY), MONDAY)).toBe('18:30-19:30 bistro dinner');
  });

  it('is the meal of that hour that one means who names a table', () => {
    const added = (edit: Extract<Edit, { type: 'add' }>['to']): string => {
      const outcome = applyEdit(PLAN, { type: 'add', place: idOf('bistro'), ...(edit && { to: edit }) });
      return outcome.kind === 'done' ? show(outcome.plan, MONDAY) : outcome.kind;
    };
    expect(added({ date: MONDAY })).toBe('10:00-11:00 garden, 12:00-13:00 bistro lunch');
    expect(added({ date: MONDAY, part: 'evening' })).toBe('10:00-11:00 garden, 18:30-19:30 bistro dinner');
    expect(added({ date: MONDAY, part: 'afternoon' })).toMatch(/bistro lunch$/);
    expect(added({ after: visitOf('garden', MONDAY) })).toBe('10:00-11:00 garden, 12:00-13:00 bistro lunch');
    expect(added({ date: MONDAY, at: at('19:00') })).toBe('10:00-11:00 garden, 19:00-20:00 bistro dinner');
  });
});
