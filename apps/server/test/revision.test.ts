import { describe, expect, it } from 'vitest';

import { chosenTrip, openHouse } from './support/house.ts';

describe('the revision of a trip', () => {
  it('is known without making the trip, as long as nothing has changed', async () => {
    const { concierge } = openHouse();
    const id = await chosenTrip(concierge);
    const shown = await concierge.getTrip(id);
    expect(await concierge.findRevision(id)).toBe(shown.revision);
    const renamed = await concierge.write(id, 'rename', { title: 'With Ada' });
    expect(renamed.revision).not.toBe(shown.revision);
    expect(await concierge.findRevision(id)).toBe(renamed.revision);
    expect(await concierge.getTrip(id)).toEqual(renamed);
  });

  it('is another one once what was said is erased behind the back of whoever showed the trip', async () => {
    const { concierge, log } = openHouse();
    const id = await chosenTrip(concierge);
    const { revision } = await concierge.getTrip(id);
    await log.erasePersonal(id);
    expect(await concierge.findRevision(id)).toBeUndefined();
    const shown = await concierge.getTrip(id);
    expect(shown.revision).not.toBe(revision);
    expect(shown.messages.map(({ text }) => text)).toContain('(erased)');
    expect(await concierge.findRevision(id)).toBe(shown.revision);
  });

  it('is that of no trip that was erased', async () => {
    const { concierge } = openHouse();
    const id = await chosenTrip(concierge);
    await concierge.eraseTrip(id);
    await expect(concierge.findRevision(id)).rejects.toMatchObject({ code: 'unknown-trip' });
  });
});
