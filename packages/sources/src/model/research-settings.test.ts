import { describe, expect, it } from 'vitest';

import { readResearchSettings } from './research-settings.ts';

const read = (text: string, more: Readonly<Record<string, string>> = {}, hasModel = true) =>
  readResearchSettings({ WAYFARER_RESEARCH: text, ...more }, hasModel);

describe('WAYFARER_RESEARCH', () => {
  it('names an engine and where it is', () => {
    expect(read('searxng:http://127.0.0.1:8888')).toEqual({
      engine: 'searxng',
      url: 'http://127.0.0.1:8888',
      when: 'asked',
    });
    expect(read('brave', { BRAVE_API_KEY: 'k' })).toEqual({
      engine: 'brave',
      url: null,
      when: 'asked',
    });
  });

  it.each(['', 'off'])('is off as %j', (text) => {
    expect(read(text, {}, false)).toBeNull();
  });

  it.each([
    ['brave', /BRAVE_API_KEY/],
    ['google', /"brave", or "searxng:"/],
    ['searxng:', /"searxng:http/],
    ['searxng:ftp://a', /"searxng:http/],
    ['searxng:http://me:secret@a', /^(?!.*secret).*"searxng:http/],
  ])('%j says what was expected', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('needs a model', () => {
    expect(() => read('searxng:http://127.0.0.1:8888', {}, false)).toThrow(/expected WAYFARER_MODEL/);
  });

  it.each([
    ['asked', 'asked'],
    ['plan', 'plan'],
    ['', 'asked'],
  ])('begins as WAYFARER_RESEARCH_WHEN=%j says', (text, when) => {
    expect(read('searxng:http://127.0.0.1:8888', { WAYFARER_RESEARCH_WHEN: text })?.when).toBe(when);
  });

  it.each([
    ['searxng:http://127.0.0.1:8888', 'always', /WAYFARER_RESEARCH_WHEN to be "asked", or "plan" .*got "always"/],
    ['off', 'Plan', /got "Plan"/],
    ['', 'plan', /WAYFARER_RESEARCH_WHEN=plan needs .* expected WAYFARER_RESEARCH/],
  ])('%j begun %j says what was expected', (text, when, message) => {
    expect(() => read(text, { WAYFARER_RESEARCH_WHEN: when })).toThrow(message);
  });

  it('may be off however it would begin', () => {
    expect(read('off', { WAYFARER_RESEARCH_WHEN: 'plan' })).toBeNull();
  });
});
