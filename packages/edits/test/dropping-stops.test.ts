import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit } from '../src/index.ts';
import { PLAN } from './three-days.ts';
import { idOf, MONDAY, outcomeOf, planOf, SATURDAY, visitOf } from './town.ts';

describe('an edit that lets stops go', () => {
  it('has their time, and leaves them among the ideas', () => {
    const edit: Edit = { type: 'length', visit: visitOf('castle'), minutes: 120, without: [visitOf('temple')] };
    const outcome = applyEdit(PLAN, edit);
    expect(outcomeOf(outcome, SATURDAY)).not.toContain('temple');
    expect(outcome.kind === 'done' && outcome.moved.filter(({ to }) => to === null).map(({ place }) => place)).toEqual([
      idOf('temple'),
    ]);
    expect(outcome.kind === 'done' && outcome.plan.leftOut.map(({ place }) => place)).toContain(idOf('temple'));
  });

  it('lets nothing go that is fixed, or is not there', () => {
    const plan = planOf(['10:00-11:00 temple fixed\n11:30-12:30 shrine', '', '']);
    const length = { type: 'length', visit: visitOf('shrine'), minutes: 90 } as const;
    expect(outcomeOf(applyEdit(plan, { ...length, without: [visitOf('temple')] }))).toBe('refused: visit-locked');
    expect(outcomeOf(applyEdit(plan, { ...length, without: [visitOf('nothing')] }))).toBe('refused: no-such-visit');
  });

  it('is offered where a day is exchanged for one on which something is closed', () => {
    // The museum is closed on Mondays.
    const plan = planOf(['10:00-11:00 museum\n11:10-12:10 temple', '', '10:00-11:00 garden']);
    const outcome = applyEdit(plan, { type: 'swap-days', dates: [SATURDAY, MONDAY] });
    const [remedy] = outcome.kind === 'refused' ? outcome.remedies : [];
    expect(remedy?.edit).toMatchObject({ type: 'swap-days', without: [visitOf('museum')] });
    const done = remedy && applyEdit(plan, remedy.edit);
    expect(done?.kind === 'done' && outcomeOf(done, MONDAY)).toBe('11:10-12:10 temple');
  });
});
