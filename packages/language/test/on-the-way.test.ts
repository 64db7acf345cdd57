import { parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { createRuleUnderstander } from '../src/understand/rule-understander.ts';
import { toLine } from './frame-line.ts';
import { KYOTO } from './kyoto-context.ts';
import { PARIS } from './paris-context.ts';

const understander = createRuleUnderstander();
/** At Kiyomizu-dera, with lunch next. */
const THERE = { ...KYOTO, isUnderWay: true, now: { date: '2027-04-03', time: parseTime('09:45') } };
const read = async (message: string, context = THERE): Promise<string> =>
  (await understander.understand(message, context)).frames.map(toLine).join(' + ');

describe('money that was spent', () => {
  it.each([
    ['we paid 1200 yen for coffee', 'command {name:spend,amount:1200,category:food}'],
    ['train was 1200 yen each', 'command {name:spend,amount:2400,category:transport}'],
    ['spent 900 on tickets', 'command {name:spend,amount:900,category:places}'],
    ['we paid 3000 yen', 'ask which-spending'],
  ])('%s', async (message, meaning) => expect(await read(message)).toBe(meaning));

  it.each(['we paid 40 euros for lunch', 'we spent 2 days in Osaka', 'can we spend 5000 yen on dinner tonight?'])(
    'none is noted of %j',
    async (message) => expect(await read(message)).not.toContain('spend,'),
  );
});

describe('money that looks like a time of day', () => {
  it.each([
    ['we spent 18.50 on lunch', 'command {name:spend,amount:1850,category:food}'],
    ['we spent 9.05 on coffee', 'command {name:spend,amount:905,category:food}'],
  ])('%s', async (message, meaning) => {
    const there = { ...PARIS, isUnderWay: true, travelers: 1 };
    expect(await read(message, there)).toBe(meaning);
  });

  it('is none where money has no parts', async () => {
    expect(await read('we spent 18.50 on lunch')).not.toContain('spend,amount:1');
  });
});

describe('the meal that is asked about', () => {
  it.each([
    ['14:59', 'where do we eat?', 'lunch'],
    ['15:00', 'where do we eat?', 'dinner'],
    ['10:00', 'where do we eat this evening?', 'dinner'],
    ['18:00', 'where do we have lunch?', 'lunch'],
  ])('at %s by "%s" is %s', async (time, message, meal) => {
    const context = { ...THERE, now: { ...THERE.now, time: parseTime(time) } };
    expect(await read(message, context)).toContain(`question {about:meal,meal:${meal}`);
  });
});

it('rain that is only thought of is of a day of the plan, or of none', async () => {
  const first = async (message: string) => (await read(message, { ...KYOTO, isUnderWay: false })).split(' + ')[0];
  expect(await first('if it rains on Sunday, drop Nijo Castle')).toBe(
    'question {about:if-weather,edits:[{type:remove,visit:04-03-nijo}],date:04-04}',
  );
  expect(await first('if it rains on Thursday, drop Nijo Castle')).toBe(
    'question {about:if-weather,edits:[{type:remove,visit:04-03-nijo}]}',
  );
});

describe('on the way', () => {
  it.each([
    ['I do not like the next one', 'report {kind:unwanted,visit:04-03-owariya}'],
    ['skip the next stop', 'report {kind:unwanted,visit:04-03-owariya}'],
    ['slower', 'edit {type:pace,date:04-03,pace:slower}'],
    ['less walking', 'edit {type:walking,date:04-03,less:true}'],
    ['my feet hurt', 'talk sore'],
    ['let us call it a day', 'command {name:event,kind:end}'],
    ['re-plan the rest of today', 'command {name:event,kind:reoptimize}'],
    ['swap the next two stops', 'edit {type:swap,visits:[04-03-owariya,04-03-nijo]}'],
    ['drop whatever is first on Sunday', 'edit {type:remove,visit:04-04-fushimi-inari}'],
    ['when do we get home', 'question {about:home}'],
    ['Good, and when do we leave the hotel on Sunday?', 'question {about:setting-out,date:04-04}'],
    ['when are we back at the hotel on Sunday', 'question {about:home,date:04-04}'],
    ['skip Nijo Castle today', 'edit {type:remove,visit:04-03-nijo}'],
    ['stay here another 40 minutes', 'edit {type:length,visit:04-03-kiyomizu,by:40}'],
    ['taxi never came, running half an hour behind', 'report {kind:delay,value:30}'],
    ['15 min behind, what now', 'report {kind:delay,value:15} + question {about:next}'],
    ['the gate is shut', 'report {kind:closed}'],
    ['sign says closed mondays', 'ask not-understood'],
    ['forget the rest of today', 'command {name:event,kind:end}'],
    ['can we just go back to the hotel', 'command {name:event,kind:end}'],
    ['are we late?', 'question {about:next}'],
    ['20 min until Kinkaku-ji?', 'question {about:detail,place:kinkaku}'],
    ['堵车，晚二十分钟', 'report {kind:delay,value:20}'],
    ['can we see the sunset somewhere', 'question {about:ideas,category:view}'],
  ])('%s', async (message, meaning) => expect(await read(message)).toBe(meaning));

  it.each([
    ['switch the first two', 'do the next two the other way round'],
    ['tausch die ersten beiden', 'dreh die ersten zwei um', 'vertausche die nächsten zwei'],
    ['inverse les deux premiers', 'échange les deux prochains arrêts'],
    ['intercambia las dos primeras', 'intercambia las dos próximas paradas'],
    ['最初の二つを入れ替えて', '次の2か所を入れ替えて'],
    ['把前两个换一下', '前面两个对调'],
  ])('the first two are switched in any language: %s', async (...messages) => {
    for (const message of messages)
      expect(await read(message), message).toBe('edit {type:swap,visits:[04-03-owariya,04-03-nijo]}');
  });

  it.each([
    ['food now please', 'talk hungry'],
    ['jetzt was essen bitte', 'talk hungry'],
    ['manger maintenant svp', 'talk hungry'],
    ['comida ya por favor', 'talk hungry'],
    // "I want to eat" is no "I have eaten".
    ['今すぐ何か食べたい', 'talk hungry'],
    ['现在就想吃饭', 'talk hungry'],
    ['where are we right now?', 'question {about:where}'],
    ['wo sind wir gerade?', 'question {about:where}'],
    ['on est où là ?', 'question {about:where}'],
    ['¿dónde estamos?', 'question {about:where}'],
    ['今どこ？', 'question {about:where}'],
    ['我们现在在哪', 'question {about:where}'],
    ['where are we eating tonight', 'question {about:meal,meal:dinner,date:04-03}'],
    ["can't feel my legs anymore", 'talk tired'],
    ['ich kann nicht mehr laufen', 'talk tired'],
    ['no puedo más, descansemos un rato', 'talk tired'],
    ["I'm done, take me back", 'command {name:event,kind:end}'],
    // What is said of how late one is leaves nothing to ask about the jam, or the bus.
    ['wir stehen im Stau, kommen 20 min später', 'report {kind:delay,value:20}'],
    ['on a raté le bus, 30 minutes de retard', 'report {kind:delay,value:30}'],
    ['25 min till the next one', 'report {kind:delay,visit:04-03-owariya,value:25}'],
  ])('%s', async (message, meaning) => expect(await read(message)).toBe(meaning));

  it.each(['we are tired of temples', 'we have seen enough of it'])(
    '%j says nothing of anybody’s state',
    async (message) => expect(await read(message)).toBe('talk filler'),
  );

  it('nobody is on the way before they are', async () => {
    expect(await read('slower', KYOTO)).toBe('edit {type:pace,date:null,pace:slower}');
    expect(await read('we paid 1200 yen for coffee', KYOTO)).not.toContain('spend,');
    expect(await read('my feet hurt', KYOTO)).toBe('talk sore');
  });
});
