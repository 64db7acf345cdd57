import type { Trip } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { chosenTrip, openHouse } from './house.ts';

const told = (before: Trip, after: Trip): readonly string[] =>
  after.messages.slice(before.messages.length).map(({ role, text }) => `${role}: ${text}`);

describe('what is done by a button', () => {
  it('stands in the conversation: what was reported, decided and undone, each once', async () => {
    const { concierge } = openHouse();
    const id = await chosenTrip(concierge);
    const start = await concierge.getTrip(id);
    const asked = await concierge.write(id, 'reading', { kind: 'crowd', value: 85 });
    const name = start.days[0]?.visits.find((visit) => visit.id === start.nextVisitId)?.name ?? '';
    expect(told(start, asked)).toEqual([
      expect.stringMatching(`^assistant: Crowd 85 % at ${name}.*\n${name} is 85 % full`),
    ]);
    const decided = await concierge.write(id, 'decision', { choice: 'replace', n: 1 });
    const other = asked.pending?.alternatives[0]?.name ?? '';
    const words = `You replaced ${name} by ${other} because it was 85 % full.`;
    expect(told(asked, decided)).toEqual([`assistant: ${words}`]);
    const undone = await concierge.write(id, 'undo', {});
    expect(told(decided, undone)).toEqual([`assistant: Taken back: "${words}" The plan is as it was before.`]);
    expect(undone.hash).toBe(start.hash);
  });

  it('stands there also for a choice, a permission, a refusal and a step', async () => {
    const { concierge } = openHouse();
    const id = await chosenTrip(concierge);
    const chosen = await concierge.getTrip(id);
    expect(chosen.messages.at(-1)?.text).toMatch(/ is your plan\. /);
    const permitted = await concierge.write(id, 'autonomy', { autonomy: 'small-changes' });
    expect(told(chosen, permitted)).toEqual([expect.stringMatching('^assistant: From now on I make small changes')]);
    const asked = await concierge.write(id, 'message', { text: 'make it a high budget' });
    const rejected = await concierge.write(id, 'approval', { approved: false });
    expect(told(asked, rejected)).toEqual([expect.stringMatching('^assistant: Your plan stays as it is')]);
    const there = await concierge.write(id, 'advance', { to: rejected.nextVisitId ?? '' });
    expect(told(rejected, there)).toEqual([
      expect.stringMatching(/^assistant: You are at .*, \d\d:\d\d on 2027-04-03/),
    ]);
  });

  it('is told once when it is typed, or comes again under its key', async () => {
    const { concierge } = openHouse();
    const id = await chosenTrip(concierge);
    const start = await concierge.getTrip(id);
    const typed = await concierge.write(id, 'message', { text: 'crowd 85' });
    expect(told(start, typed)).toEqual(['user: crowd 85', expect.stringMatching('^assistant: .*85 %')]);
    const once = await concierge.write(id, 'decision', { choice: 'skip', key: 'skip-1' });
    expect(await concierge.write(id, 'decision', { choice: 'skip', key: 'skip-1' })).toEqual(once);
    expect(told(typed, once)).toHaveLength(1);
  });
});

describe('a visit that waits', () => {
  it('is shown with when it comes back, until it is back', async () => {
    const { concierge } = openHouse();
    const id = await chosenTrip(concierge);
    const asked = await concierge.write(id, 'reading', { kind: 'traffic', value: 90 });
    const gone = asked.days[0]?.visits.find((visit) => visit.id === asked.pending?.visitId);
    expect(asked.waiting).toEqual([]);
    const { waiting } = await concierge.write(id, 'decision', { choice: 'wait' });
    // Moderate pace 55 % × 0.80, since long journeys are unwelcome.
    expect(waiting).toEqual([
      {
        visitId: gone?.id,
        placeId: gone?.placeId,
        name: gone?.name,
        date: '2027-04-03',
        arrive: gone?.arrive,
        depart: gone?.depart,
        kind: 'traffic',
        level: 44,
        text: `${gone?.name} waits: comes back when traffic is under 44 %.`,
      },
    ]);
    expect((await concierge.write(id, 'undo', {})).waiting).toEqual([]);
  });
});

describe('"I am here" at the wrong stop', () => {
  it('is taken back by undo, with the same hash', async () => {
    const { concierge } = openHouse();
    const id = await chosenTrip(concierge);
    const start = await concierge.getTrip(id);
    const last = start.days.at(-1)?.visits.findLast(({ kind }) => kind === 'place');
    const there = await concierge.write(id, 'advance', { to: last?.id ?? '', confirmed: true });
    expect([there.canUndo, there.days[0]?.visits.filter(({ done }) => done).length]).toEqual([
      true,
      expect.any(Number),
    ]);
    expect(there.hash).not.toBe(start.hash);
    const back = await concierge.write(id, 'undo', {});
    expect([back.hash, back.now, back.canRedo]).toEqual([start.hash, start.now, true]);
    expect(back.days).toEqual(start.days);
    await concierge.write(id, 'advance', { to: start.nextVisitId ?? '' });
  });
});
