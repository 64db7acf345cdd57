import { describe, expect, it } from 'vitest';

import { complaintAbout } from './node-version.mjs';

describe('complaint about Node', () => {
  it.each(['22.13.0', '22.20.1', '23.0.0', '24.21.0', '26.0.0'])('has none for %s', (version) => {
    expect(complaintAbout(version)).toBeUndefined();
  });

  it.each(['18.20.0', '20.20.2', '22.12.0'])('names %s and what is needed', (version) => {
    expect(complaintAbout(version)).toMatch(`needs Node 22.13 or newer; this is Node ${version}.`);
  });
});
