import { describe, expect, it } from 'vitest';

import { DOCUMENT_LANGUAGES } from '../words/in-use.ts';
import { pickLanguage } from './pick-language.ts';

describe('the language of the page', () => {
  it("is the browser's first that the page speaks", () => {
    expect(pickLanguage({ chosen: null, ofConversation: null, ofBrowser: ['nl', 'de-AT', 'en-GB'] })).toBe('de');
  });

  it('is Chinese for a browser that names a region or a script of it', () => {
    expect(pickLanguage({ chosen: null, ofConversation: null, ofBrowser: ['zh-Hans-CN', 'en'] })).toBe('zh');
    expect(DOCUMENT_LANGUAGES[pickLanguage({ chosen: null, ofConversation: 'zh', ofBrowser: ['en'] })]).toBe('zh-Hans');
  });

  it("is the conversation's where there is one", () => {
    expect(pickLanguage({ chosen: null, ofConversation: 'fr', ofBrowser: ['de'] })).toBe('fr');
  });

  it('is what was chosen before all else', () => {
    expect(pickLanguage({ chosen: 'es', ofConversation: 'fr', ofBrowser: ['de'] })).toBe('es');
  });

  it('is English where nobody wants one that it speaks', () => {
    expect(pickLanguage({ chosen: 'nl', ofConversation: 'nl', ofBrowser: ['nl'] })).toBe('en');
  });
});
