import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import type { Language } from '../frame.ts';

describe('what hurts', () => {
  it.each<[Language, string, string]>([
    ['en', 'my feet hurt', 'sore'],
    ['en', 'I am sick of walking, my legs ache', 'sore'],
    ['en', 'my wife feels really sick', 'ill'],
    ['de', 'mir tun die Füße weh', 'sore'],
    ['de', 'meiner Frau ist schlecht', 'ill'],
    ['fr', 'mon mari est malade', 'ill'],
    ['es', 'mi hija tiene fiebre', 'ill'],
    ['ja', '妻の具合が悪いです', 'ill'],
    ['zh', '我老婆不舒服', 'ill'],
  ])('%s: "%s" is %s, and changes nothing', (language, words, topic) => {
    expect(framesFor('sore', words, { language })).toEqual([{ act: 'talk', topic }]);
  });
});

describe('a jam', () => {
  it('asks how many minutes are lost, and counts those that are said', () => {
    expect(framesFor('traffic', 'the bus broke down and we are stuck')).toMatchObject([
      {
        act: 'ask',
        about: 'how-long-stuck',
        choices: [15, 30, 60].map((value) => ({ frame: { act: 'report', report: { kind: 'delay', value } } })),
      },
    ]);
    expect(framesFor('traffic', 'stuck in a jam for 25 minutes')).toEqual([
      { act: 'report', report: { kind: 'delay', value: 25 } },
    ]);
  });

  it('is as bad as somebody says in percent', () => {
    expect(framesFor('traffic', 'traffic 80 %')).toEqual([{ act: 'report', report: { kind: 'traffic', value: 80 } }]);
  });
});

describe('what the act alone would have wrong', () => {
  it('a wish for another ride of somebody who is stuck is a jam', () => {
    expect(framesFor('transport', 'nous sommes coincés dans le métro', { language: 'fr' })[0]).toMatchObject({
      act: 'ask',
      about: 'how-long-stuck',
    });
    expect(framesFor('transport', "no trains please, we'd rather fly")[0]?.act).toBe('fact');
  });

  it.each<[Language, string]>([
    ['en', "it won't stop raining"],
    ['de', 'es hört nicht auf zu regnen'],
    ['ja', '雨がやまない'],
  ])('rain that does not stop is rain, in %s', (language, words) => {
    expect(framesFor('dry', words, { language })).toEqual([
      { act: 'report', report: { kind: 'weather', value: 'rain' } },
    ]);
  });

  it('what is asked with "is it" is proposed, and what is asked for with "can you" is done', () => {
    expect(framesFor('move', 'is the Louvre better on Friday?')[0]).toMatchObject({ wish: { kind: 'propose' } });
    expect(framesFor('move', 'can you move the Louvre to Friday?')[0]).toMatchObject({ edit: { type: 'move' } });
  });
});

describe('what is left', () => {
  it.each<[Language, string]>([
    ['en', "what's left on Friday then?"],
    ['de', 'was bleibt am Freitag noch übrig?'],
    ['fr', "qu'est-ce qui reste vendredi ?"],
    ['es', '¿qué queda el viernes?'],
    ['ja', '金曜日は何が残ってる？'],
    ['zh', '周五还有什么'],
  ])('of a day is its plan: %s %s', (language, words) => {
    expect(framesFor('ask-cost', words, { language })).toEqual([
      { act: 'question', question: { about: 'day', date: '2027-06-11' } },
    ]);
  });

  it('of the money is what it costs', () => {
    expect(framesFor('ask-cost', 'how much money is left on Friday?')).toMatchObject([{ question: { about: 'cost' } }]);
    expect(framesFor('ask-cost', "what's left of our budget on Friday?")).toMatchObject([
      { question: { about: 'cost' } },
    ]);
  });
});

describe('whose feet hurt', () => {
  it.each<[Language, string]>([
    ['en', 'my feet hurt so much'],
    ['de', 'mir tun die Füße so weh'],
    ['fr', "j'ai trop mal aux pieds"],
    ['es', 'me duelen mucho los pies'],
    ['ja', '足がすごく痛い'],
    ['zh', '脚好痛'],
  ])('is offered what helps now: %s %s', (language, words) => {
    expect(framesFor('walk-less', words, { language })).toEqual([{ act: 'talk', topic: 'sore' }]);
  });

  it('orders what is ordered', () => {
    expect(framesFor('walk-less', 'my feet hurt, less walking on Friday')).toMatchObject([{ act: 'edit' }]);
    expect(framesFor('walk-less', 'less walking please')).toMatchObject([{ act: 'edit' }]);
  });
});
