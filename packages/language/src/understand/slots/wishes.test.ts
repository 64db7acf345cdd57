import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { KYOTO } from '../../../test/kyoto-context.ts';
import type { ActName } from '../act-name.ts';
import type { Frame, Language } from '../frame.ts';

const TEMPLES = ['temple', 'shrine'];
const inKyoto = (act: ActName, words: string, told = {}): readonly Frame[] =>
  framesFor(act, words, { context: KYOTO, ...told });
const wish = (of: object): Frame => ({ act: 'wish', wish: of }) as Frame;
const louvre = 'visit_2027-06-10-louvre';

describe('a wish about a kind of sight', () => {
  it.each<[Language, string, string]>([
    ['en', 'too many temples', 'temples'],
    ['fr', 'trop de temples', 'temples'],
    ['de', 'zu viele Tempel', 'Tempel'],
    ['es', 'demasiados templos', 'templos'],
    ['ja', 'お寺が多すぎる', 'お寺'],
    ['zh', '寺庙太多了', '寺庙'],
  ])('is heard in %s: %s', (language, words, kind) => {
    const few = wish({ kind: 'sights', change: 'fewer', categories: TEMPLES });
    expect(inKyoto('fewer-kind', words, { language, slots: { kind } })).toEqual([few]);
    expect(inKyoto('fewer-kind', words, { language })).toEqual([few]);
  });

  it('may be of one day, for more, or for none at all', () => {
    expect(inKyoto('more-kind', 'more museums on Sunday', { slots: { kind: 'museums' } })).toEqual([
      wish({ kind: 'sights', change: 'more', categories: ['museum', 'gallery'], date: '2027-04-04' }),
    ]);
    expect(inKyoto('avoid-kind', 'no gardens at all')).toEqual([
      wish({ kind: 'sights', change: 'none', categories: ['garden', 'park'] }),
    ]);
  });

  it('is one for more of it where somebody says what they like: the plan is not made anew for that', () => {
    expect(inKyoto('like-kind', 'I love gardens')).toEqual([
      wish({ kind: 'sights', change: 'more', categories: ['garden', 'park'] }),
    ]);
  });

  it('is heard where a kind is to come in and no place is named, whatever was spoken of', () => {
    const context = { ...KYOTO, lastAbout: { place: KYOTO.places[0]?.place } } as typeof KYOTO;
    expect(inKyoto('add', 'add a garden on Sunday', { context })).toEqual([
      wish({ kind: 'sights', change: 'more', categories: ['garden', 'park'], date: '2027-04-04' }),
    ]);
  });

  it('has no categories where the kind is not known, so that nothing is done for it', () => {
    expect(inKyoto('fewer-kind', 'too many gizmos', { slots: { kind: 'gizmos' } })).toEqual([
      wish({ kind: 'sights', change: 'fewer', categories: [], words: 'gizmos' }),
    ]);
  });

  it('is for the planner before there is a plan', () => {
    const context = { ...KYOTO, stops: [], days: [] };
    expect(inKyoto('fewer-kind', 'not so many temples', { context })).toMatchObject([
      { act: 'fact', text: 'not so many temples' },
    ]);
  });
});

describe('a question in the form of a wish', () => {
  it('is a proposal, and nothing is done', () => {
    expect(framesFor('add', 'could we fit in the Musée Rodin?')).toEqual([
      wish({ kind: 'propose', edits: [{ type: 'add', place: 'place_rodin' }] }),
    ]);
    expect(framesFor('swap', 'how about swap the Louvre and the Musée d’Orsay?')).toEqual([
      wish({ kind: 'propose', edits: [{ type: 'swap', visits: [louvre, 'visit_2027-06-11-orsay'] }] }),
    ]);
  });

  it('"what about" proposes what is not in the plan, and where it is to go', () => {
    expect(framesFor('what-about', 'what about the Musée Rodin on Friday?')).toEqual([
      wish({ kind: 'propose', edits: [{ type: 'add', place: 'place_rodin', to: { date: '2027-06-11' } }] }),
    ]);
    expect(framesFor('what-about', 'what about the Louvre on Saturday?')).toEqual([
      wish({ kind: 'propose', edits: [{ type: 'move', visit: louvre, to: { date: '2027-06-12' } }] }),
    ]);
  });

  it('"what about" a stop that is to go nowhere asks what is meant', () => {
    expect(framesFor('what-about', 'what about the Louvre?')[0]).toMatchObject({ act: 'ask', about: 'which-meaning' });
  });

  it('"should it go" proposes to take it out', () => {
    expect(framesFor('should-remove', 'is the Louvre too much?')).toEqual([
      wish({ kind: 'propose', edits: [{ type: 'remove', visit: louvre }] }),
    ]);
  });
});

describe('something else instead', () => {
  it('of a kind that was marked is chosen from what is left out', () => {
    const [frame] = framesFor('replace', 'un endroit vert au lieu du Louvre', {
      language: 'fr',
      slots: { place: 'Louvre', kind: 'jardin' },
    });
    expect(frame).toMatchObject({
      act: 'ask',
      about: 'which-place',
      choices: [
        { frame: { act: 'edit', edit: { type: 'replace', visit: louvre, by: 'place_rodin' } } },
        { frame: { act: 'edit', edit: { type: 'replace', visit: louvre, by: 'place_montmartre-museum' } } },
        { frame: { act: 'edit', edit: { type: 'replace', visit: louvre, by: 'place_plantes' } } },
        { frame: { act: 'edit', edit: { type: 'replace', visit: louvre, by: 'place_pere-lachaise' } } },
      ],
    });
  });
});
