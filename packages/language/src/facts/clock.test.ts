import { describe, expect, it } from 'vitest';

import { readClock } from './clock.ts';

describe('times of day', () => {
  it.for([
    ['6am', 'en', 360],
    ['half past eleven', 'en', 690],
    ['quarter to nine in the evening', 'en', 1245],
    ['two', 'en', 840],
    ['0500', 'en', 300],
    ['noon', 'en', 720],
    ['halb neun', 'de', 510],
    ['Viertel nach sieben', 'de', 435],
    ['16 Uhr', 'de', 960],
    ['18h12', 'fr', 1092],
    ['sept heures et quart', 'fr', 435],
    ['las siete y cuarto', 'es', 435],
    ['午後3時半', 'ja', 930],
    ['早上七点一刻', 'zh', 435],
    ['晚上九点多', 'zh', 1260],
  ] as const)('reads "%s"', ([text, language, at]) => {
    expect(readClock({ text, language }, 'arrival')).toEqual({ at });
  });

  it('takes an hour of a part of the day that suits who comes and who leaves', () => {
    expect(readClock({ text: 'evening', language: 'en' }, 'arrival')).toEqual({ at: 1140, part: 'evening' });
    expect(readClock({ text: 'soir', language: 'fr' }, 'departure')).toEqual({ at: 1080, part: 'evening' });
  });

  it('hears what stands behind the time', () => {
    expect(readClock({ text: 'half past eleven', behind: ' at night', language: 'en' }, 'arrival')).toEqual({
      at: 1410,
    });
  });
});
