import { describe, expect, it } from 'vitest';

import { findCountry, isQualifiedBy } from './qualifiers.ts';

describe('qualifiers of a city', () => {
  it.each([
    ['Japan', 'JP'],
    ['USA', 'US'],
    ['the Netherlands', 'NL'],
    ['England', 'GB'],
    ['fr', 'FR'],
    ['Texas', undefined],
  ])('%s is the country %s', (name, code) => {
    expect(findCountry(name)).toBe(code);
  });

  it('are countries, or states of the United States', () => {
    const paris = { country: 'US', admin1: 'TX' };
    expect(['Texas', 'TX', 'tx', 'USA', 'United States'].every((name) => isQualifiedBy(paris, name))).toBe(true);
    expect(['France', 'Ohio', 'OH'].some((name) => isQualifiedBy(paris, name))).toBe(false);
    expect(isQualifiedBy({ country: 'FR', admin1: '11' }, '11')).toBe(false);
  });
});
