import { fetchChip, textsIn } from '@wayfarer/language';
import { describe, expect, it } from 'vitest';

import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { LANGUAGES } from './in-use.ts';
import { ja } from './ja/index.ts';
import type { Words } from './words.ts';
import { zh } from './zh/index.ts';

const PAGES: Readonly<Record<(typeof LANGUAGES)[number], Words>> = { en, de, es, fr, ja, zh };

describe.each(LANGUAGES)('the chat, where it sends one to a button of the page: %s', (language) => {
  const { frame, plan, talk } = PAGES[language];
  const { answers, edits, wishes } = textsIn(language);

  it.each([
    ['the way to an export', wishes.wayTo.export, [frame.exports.act]],
    ['the way to forgetting', wishes.wayTo.forget, [frame.menu.forget, frame.menu.erase, frame.more]],
    ['smaller costs', answers.smallerLines(3), [talk.costs.whoPays]],
  ])('calls it what the page calls it: %s', (_, said, labels) => {
    expect(labels.filter((label) => !said.includes(label))).toEqual([]);
  });

  it('offers a city in the words that the chat offers it in, and reads', () => {
    const { get, size } = talk.cityOffer;
    const offer = { from: 'OpenStreetMap', requests: 1, megabytes: 3, seconds: 25 };
    expect(`${get('Lisbon')}${size('3', 25)}`).toBe(fetchChip({ name: 'Lisbon' }, offer, language));
    const { seconds: _, ...unmeasured } = offer;
    expect(`${get('Lisbon')}${size('3', undefined)}`).toBe(fetchChip({ name: 'Lisbon' }, unmeasured, language));
  });

  it('finds what is taken out where the page has it', () => {
    const heading = plan.ideas.toLocaleLowerCase(language);
    expect(edits.left('Nijō-jō').toLocaleLowerCase(language)).toContain(heading);
    expect(edits.would.left('Nijō-jō').toLocaleLowerCase(language)).toContain(heading);
  });
});
