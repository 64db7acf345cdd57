import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { toLine } from '../../test/frame-line.ts';
import { PARIS } from '../../test/paris-context.ts';
import { createMessageReader, createRuleUnderstander, READER_FILE } from '../index.ts';
import { isTurnedRound } from './asides.ts';

const learned = createRuleUnderstander({ read: createMessageReader(readFileSync(READER_FILE)) });

async function linesOf(text: string): Promise<readonly string[]> {
  const { frames, unused } = await learned.understand(text, PARIS);
  return [...frames.map(toLine), ...unused.map((words) => `unused ${words}`)];
}

it.each([
  // 10 June 2027 is a Thursday. The day of the reason is outside of the trip, and is not asked about.
  ["I'd like a slower start on Thursday because we arrive late on Wednesday", 'edit {type:hours,date:06-10,start:600}'],
  ['Donnerstag bitte später los, weil wir Mittwoch spät ankommen', 'edit {type:hours,date:06-10,start:600}'],
])('takes no day from a reason: %s', async (text, line) => {
  expect(await linesOf(text)).toEqual([line]);
});

it('takes what was eaten already for no wish', async () => {
  const [line] = await linesOf('can we eat somewhere else, we had french yesterday');
  expect(line).toMatch(/^ask which-stop/);
  expect(line).not.toContain('french');
});

it('names no reason as words that it did not catch', async () => {
  expect(await linesOf("hmm that's a bit early with a kid, can we start at 10 on Friday instead?")).toEqual([
    'edit {type:hours,date:06-11,start:600}',
  ]);
});

it('takes the table that a meal is asked about for what is spoken of next', async () => {
  expect(await linesOf("what's the restaurant for dinner on Saturday and is it pricey?")).toEqual([
    'question {about:meal,meal:dinner,date:06-12}',
    'question {about:price,place:pink-mamma}',
  ]);
});

it.each([
  ['en', "she's not a big ", true],
  ['en', "we don't really like ", true],
  ['en', 'we really like ', false],
  ['en', 'not today, we love ', false],
  ['de', 'er mag nicht so ', true],
  ['fr', 'on n’aime pas trop ', true],
  ['es', 'no me gustan ', true],
  ['zh', '我们不太', true],
  ['zh', '我们很', false],
] as const)('%s "%s": turned round %s', (language, before, is) => {
  expect(isTurnedRound(`${before}museums`, before.length, language)).toBe(is);
});

it.each([
  // Each day that is called too long is the reason of the order beside it.
  ['my husband says Saturday is too long, can we finish by 6?', ['edit {type:hours,date:06-12,end:1080}']],
  [
    'could we move the Orsay to Saturday, Friday is too packed after the train?',
    ['edit {type:move,visit:06-11-orsay,to:{date:06-12}}'],
  ],
  // In the plan already: a liking changes nothing.
  ['I love the Louvre choice!', ['talk as-it-is']],
  ['is there a nice park near the hotel?', ['question {about:ideas,category:garden,near:relais}']],
])('takes one wish for one: %s', async (text, lines) => {
  expect(await linesOf(text)).toEqual(lines);
});

it('takes what it is hardly sure of for a part of what it is sure of, where no joint is between them', async () => {
  // "60" was a party, and "on the Saturday" new dates of the trip.
  const text =
    'Hello! this looks lovely. My wife is celebrating her 60th on the Saturday, could we have a special dinner that evening?';
  expect(await linesOf(text)).toEqual([
    'question {about:occasion,date:06-12}',
    'edit {type:meal,meal:dinner,date:06-12,price:better}',
  ]);
});

it.each([
  // A question about a length sets none.
  ['do we really need three hours at the Louvre?', ['question {about:length,place:louvre}']],
  ['Brauchen wir wirklich drei Stunden im Louvre?', ['question {about:length,place:louvre}']],
  ['ルーブルに3時間も必要ですか', ['question {about:length,place:louvre}']],
  ['卢浮宫真的要三个小时吗', ['question {about:length,place:louvre}']],
  ['¿Cuánto tiempo estamos en el Louvre?', ['question {about:length,place:louvre}']],
  // Early, denied, is late.
  ['Wir sind keine Frühaufsteher', ['edit {type:hours,date:null,start:600}']],
  // The hour after the comma is that of the meal, and no arrival. Lunch was at 12:30.
  [
    '金曜の昼食を少し遅くできますか、14時ごろ',
    ['wish {kind:propose,edits:[{type:meal,meal:lunch,date:06-11,at:840}]}'],
  ],
  // "一点" is a bit, and no one o'clock: what it asks for is offered.
  ['周五的午饭可以晚一点吗，大概下午两点', ['question {about:day-options,date:06-11,likely:[]}']],
  [
    'Meine Frau möchte unbedingt noch das Rodin-Museum sehen, passt das irgendwo rein?',
    ['wish {kind:propose,edits:[{type:add,place:rodin}]}'],
  ],
])('reads what is meant: %s', async (text, lines) => {
  expect(await linesOf(text)).toEqual(lines);
});

it('knows what "it" is after a question about it, and counts a family told in pieces once', async () => {
  const text = "Would the Musée d'Orsay be terribly crowded at five o'clock on a Thursday, and is it open that late?";
  expect((await linesOf(text)).at(-1)).toBe('question {about:hours,place:orsay}');
  expect(await linesOf("We're travelling with our two kids, 6 and 9. Could you drop the Orsay?")).toEqual([
    'fact 2 adults and 2 children aged 6 and 9',
    'edit {type:remove,visit:06-11-orsay}',
  ]);
});

it.each([
  ['ok start later on friday, like 11', ['edit {type:hours,date:06-11,start:660}']],
  ['the one before last, undo that please', ['question {about:history}']],
  ['Is there anything indoors to see?', ['question {about:ideas,indoors:true}']],
  [
    'How about the Luxembourg Gardens on Thursday after lunch instead of Friday?',
    ['wish {kind:propose,edits:[{type:move,visit:06-11-luxembourg,to:{date:06-10,after:06-10-angelina}}]}'],
  ],
])('reads the hour, the day and the change that are meant: %s', async (text, lines) => {
  expect(await linesOf(text)).toEqual(lines);
});

it('refuses no more than what is refused', async () => {
  const lines = await linesOf('No, not a faster pace. Please just take the Orsay out on Friday');
  expect(lines[0]).toBe('edit {type:remove,visit:06-11-orsay}');
  expect(lines.join()).not.toContain('pace:');
});
