import type { Trip, WriteName } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import type { TripCommand } from '../src/command.ts';
import { chat } from '../src/commands/chat.ts';
import { edit } from '../src/commands/edit/index.ts';
import { erase } from '../src/commands/erase.ts';
import { inbox } from '../src/commands/inbox.ts';
import { learned, why } from '../src/commands/learned.ts';
import { list } from '../src/commands/list.ts';
import { event, position, spend } from '../src/commands/on-the-way.ts';
import { pilgrimage } from '../src/commands/pilgrimage.ts';
import { replay } from '../src/commands/replay.ts';
import { whatIf } from '../src/commands/what-if.ts';
import * as writes from '../src/commands/writes.ts';
import { fakeContext } from './support/fake-context.ts';
import { DAYS, sampleOption, sampleTrip } from './support/sample-trip.ts';

describe('a command', () => {
  it.each<[TripCommand, readonly string[], Readonly<Record<string, string | boolean>>, WriteName, object]>([
    [writes.say, ['crowd 85'], {}, 'message', { text: 'crowd 85' }],
    [writes.choose, ['2'], {}, 'selection', { option: 2 }],
    [writes.choose, ['balanced'], {}, 'selection', { option: 'balanced' }],
    [writes.advance, ['visit_1'], {}, 'advance', { to: 'visit_1' }],
    [writes.advance, ['visit_1'], { yes: true }, 'advance', { to: 'visit_1', confirmed: true }],
    [writes.advance, ['2027-04-03', '10:00'], {}, 'advance', { date: '2027-04-03', time: '10:00' }],
    [writes.reading, ['crowd', '85.5'], {}, 'reading', { kind: 'crowd', value: 85.5 }],
    [writes.reading, ['delay', '-5'], {}, 'reading', { kind: 'delay', value: -5 }],
    [
      writes.reading,
      ['weather', 'rainy'],
      { visit: 'v', at: '10:00', from: '11:00', until: '12:00' },
      'reading',
      { kind: 'weather', value: 'rainy', visit: 'v', at: '10:00', from: '11:00', until: '12:00' },
    ],
    [writes.decide, ['replace', '2'], {}, 'decision', { choice: 'replace', n: 2 }],
    [writes.decide, ['keep'], {}, 'decision', { choice: 'keep' }],
    [writes.approve, [], {}, 'approval', { approved: true }],
    [writes.reject, [], {}, 'approval', { approved: false }],
    [writes.rename, ['Spring'], {}, 'rename', { title: 'Spring' }],
    [writes.research, [], {}, 'research', {}],
    [writes.research, [], { forget: true }, 'research', { forget: true }],
    [writes.undo, [], {}, 'undo', {}],
    [writes.redo, [], {}, 'redo', {}],
    [writes.autonomy, ['ask'], {}, 'autonomy', { autonomy: 'ask' }],
    [event, ['tired'], {}, 'event', { kind: 'tired' }],
    [position, ['35.01', '135.7'], {}, 'position', { lat: 35.01, lon: 135.7 }],
    [spend, ['1200', 'food'], {}, 'spending', { amount: 1200, category: 'food' }],
    [spend, ['-300', 'stay'], {}, 'spending', { amount: -300, category: 'stay' }],
  ])('$name %j with %j writes %s %j', async (command, words, options, name, body) => {
    const { context, concierge } = fakeContext({ words: ['last', ...words], options: { ...options, key: 'k1' } });
    await command.run(context);
    const [id, written, request] = concierge.write.mock.lastCall ?? [];
    expect([id, written, JSON.parse(JSON.stringify(request))]).toEqual(['trip_1', name, { ...body, key: 'k1' }]);
    const [least, most] = command.words;
    expect(words.length + 1 >= least && words.length + 1 <= most).toBe(true);
  });

  it.each<[TripCommand, readonly [number, number]]>([
    [writes.say, [2, 2]],
    [writes.choose, [2, 2]],
    [writes.advance, [2, 3]],
    [writes.reading, [2, 3]],
    [writes.decide, [2, 3]],
    [writes.approve, [1, 1]],
    [writes.rename, [2, 2]],
    [writes.research, [1, 1]],
    [writes.undo, [1, 1]],
    [writes.redo, [1, 1]],
    [writes.autonomy, [2, 2]],
    [event, [2, 2]],
    [spend, [3, 3]],
    [position, [3, 3]],
    [chat, [0, 1]],
    [erase, [0, 1]],
    [pilgrimage, [0, 4]],
    [whatIf, [2, 3]],
  ])('$name takes %j words', ({ words }, count) => {
    expect(words).toEqual(count);
  });

  it('spends in the units of the currency', async () => {
    const euros = sampleTrip({ costs: [{ category: 'food', amount: { amount: 1, currency: 'EUR' }, estimate: true }] });
    const spent = async (said: string, trip: Trip) => {
      const { context, concierge } = fakeContext({ words: ['last', said, 'food'] }, { trip });
      await spend.run(context);
      return (concierge.write.mock.lastCall?.[2] as { readonly amount: number }).amount;
    };
    expect(await spent('18.5', euros)).toBe(1850);
    await expect(spent('18.505', euros)).rejects.toThrow('Expected an amount such as 18.50, got "18.505".');
    await expect(spent('18.5', sampleTrip())).rejects.toThrow('Expected an amount such as 1200, got "18.5".');
    await expect(spent(' ', euros)).rejects.toThrow('Expected an amount');
    await expect(spent('18', sampleTrip({ costs: [] }))).rejects.toThrow('its currency is not known');
  });
});

describe('what-if', () => {
  const ask = async (words: readonly string[], options = {}) => {
    const { context, concierge } = fakeContext({ words: ['last', ...words], options });
    await whatIf.run(context);
    return concierge.previewWhatIf.mock.lastCall?.[1];
  };

  it('supposes what was said, and nothing else', async () => {
    expect(await ask(['delay', '40'])).toEqual({ kind: 'delay', value: 40 });
    expect(await ask(['weather', 'rainy'], { on: 'sunday', from: '13:00', until: '15:00' })).toEqual({
      ...{ kind: 'weather', value: 'rainy', date: '2027-04-04', from: '13:00', until: '15:00' },
    });
    expect(await ask(['closed', '3'])).toEqual({ kind: 'closed', visit: 'visit_Nanzen-ji' });
    expect(await ask(['closed'], { visit: '3' })).toEqual({ kind: 'closed', visit: 'visit_Nanzen-ji' });
    expect(await ask(['crowd', '80.5'], { visit: '1' })).toEqual({
      ...{ kind: 'crowd', value: 80.5, visit: 'visit_Nijo Castle' },
    });
    expect(await ask(['without', 'nanzen'])).toEqual({ edit: { type: 'remove', visit: 'visit_Nanzen-ji' } });
    await expect(ask(['without'])).rejects.toThrow('Without which stop?');
  });

  it('does it with --take', async () => {
    const { context, concierge } = fakeContext({ words: ['last', 'delay', '40'], options: { take: true } });
    await whatIf.run(context);
    expect(concierge.previewWhatIf).not.toHaveBeenCalled();
    expect(concierge.write.mock.lastCall).toEqual([
      'trip_1',
      'suppose',
      { suppose: { kind: 'delay', value: 40 }, take: true, key: undefined },
    ]);
  });
});

describe('pilgrimage', () => {
  it('asks for a walk with what was typed', async () => {
    const options = {
      ...{ from: 'Shinjuku', date: '2027-04-03', start: '09:00', days: '2', pace: 'relaxed', radius: '3.5' },
      ...{ 'max-fee': '0', trip: 'last', day: '2' },
    };
    const { context, concierge } = fakeContext({ words: ['Your Name', 'Hibike'], options });
    await pilgrimage.run(context);
    expect(concierge.planWalk.mock.lastCall?.[0]).toEqual({
      ...{ work: 'Your Name', others: ['Hibike'], trip: 'trip_1', day: 2, from: 'Shinjuku', date: '2027-04-03' },
      ...{ start: '09:00', days: 2, pace: 'relaxed', radiusKm: 3.5, maxFee: 0 },
    });
    const bare = fakeContext({ words: ['Your Name'], options: { from: 'Shinjuku' } });
    await pilgrimage.run(bare.context);
    expect(bare.concierge.planWalk.mock.lastCall?.[0]).toEqual({ work: 'Your Name', from: 'Shinjuku' });
  });

  it('says what is missing, and what is no number', async () => {
    const failure = (options: Readonly<Record<string, string>>) =>
      Promise.resolve(pilgrimage.run(fakeContext({ words: ['Your Name'], options }).context));
    await expect(failure({})).rejects.toThrow('Say where you start');
    await expect(failure({ from: 'Shinjuku', days: 'two' })).rejects.toThrow(/days: .*got "two"/);
    await expect(failure({ from: 'Shinjuku', days: ' ' })).rejects.toThrow(/days: .*got " "/);
  });
});

describe('erase', () => {
  it('erases one trip, or the words of one, or of all', async () => {
    const one = fakeContext({ words: ['last'] });
    await erase.run(one.context);
    expect(one.concierge.eraseTrip).toHaveBeenCalledWith('trip_1');
    const words = fakeContext({ words: ['last'], options: { person: true } });
    await erase.run(words.context);
    expect(words.concierge.forgetPerson).toHaveBeenCalledWith('trip_1');
    expect(words.concierge.eraseTrip).not.toHaveBeenCalled();
    const all = fakeContext({ options: { person: true } });
    const reply = await erase.run(all.context);
    expect(reply?.text(all.context.terminal.style)).toBe(
      'Erased what was said in 2 trips. Their plans stay.\nAn earlier version has left words in trip_old: erase it whole.\n',
    );
    await expect(erase.run(fakeContext({}).context)).rejects.toThrow('Expected a trip, or --person');
  });

  it.each([['no'], ['']])('erases nothing where a person answers %j', async (typed) => {
    const lines = typed === '' ? [] : [typed];
    for (const words of [['last'], []]) {
      const { context, concierge } = fakeContext({ words, options: { person: true }, lines, isInteractive: true });
      await erase.run(context);
      expect(concierge.forgetPerson).not.toHaveBeenCalled();
      expect(concierge.forgetEverybody).not.toHaveBeenCalled();
    }
    const { context, concierge, printed } = fakeContext({ words: ['last'], lines, isInteractive: true });
    await erase.run(context);
    expect(concierge.eraseTrip).not.toHaveBeenCalled();
    expect(printed.join('')).toContain('It cannot be brought back. Type "yes": ');
  });

  it('erases where a person says yes, or has said so with --yes', async () => {
    const asked = fakeContext({ words: ['last'], lines: [' YES '], isInteractive: true });
    await erase.run(asked.context);
    expect(asked.concierge.eraseTrip).toHaveBeenCalled();
    const sure = fakeContext({ words: ['last'], options: { yes: true }, isInteractive: true });
    await erase.run(sure.context);
    expect(sure.concierge.eraseTrip).toHaveBeenCalled();
    expect(sure.printed).toEqual([]);
  });
});

describe('chat', () => {
  const question: Trip['questions'][number] = {
    id: 'q',
    text: 'Which pace?',
    fact: 'pace',
    chips: ['relaxed', 'packed'],
    multiple: false,
    input: 'text',
  };
  const talk = async (trip: Trip, ...lines: readonly string[]) => {
    const faked = fakeContext({ words: ['last'], lines }, { trip });
    await chat.run(faked.context);
    return { ...faked, written: faked.concierge.write.mock.calls.map(([, name, request]) => [name, request]) };
  };

  it('says what was typed, numbers as well: what they stand for is read where everything else is', async () => {
    const asked = sampleTrip({ questions: [question] });
    const choosing = sampleTrip({ selected: null, options: [sampleOption('a'), sampleOption('b')] });
    for (const trip of [asked, choosing, sampleTrip()])
      expect((await talk(trip, ' 2 ', '', 'closed')).written).toEqual([
        ['message', { text: '2' }],
        ['message', { text: 'closed' }],
      ]);
  });

  it('shows the plan, and with why the reasons, and ends when told', async () => {
    const { printed, written } = await talk(sampleTrip(), 'show', 'why', 'quit', 'closed');
    expect(written).toEqual([]);
    const shown = printed.filter((text) => text.includes('Costs'));
    // Once at first, once for each of the two.
    expect(shown.map((text) => text.includes('You like it.'))).toEqual([false, false, true]);
    expect(printed.at(-1)).toContain('`wayfarer chat trip_1` goes on.');
    expect((await talk(sampleTrip(), 'exit', 'closed')).written).toEqual([]);
  });

  it('prompts a person, and no program', async () => {
    const { context, printed } = fakeContext({ words: ['last'], lines: ['quit'], isInteractive: true });
    await chat.run(context);
    expect(printed).toContain('> ');
    expect((await talk(sampleTrip(), 'quit')).printed).not.toContain('> ');
  });

  it('tells only what is new: words, and days that have changed', async () => {
    const [first, second, third] = DAYS;
    const before = sampleTrip({ messages: [{ role: 'assistant', text: 'Old words.', at: '2026-11-21T10:00:00Z' }] });
    const after = sampleTrip({
      messages: [
        ...before.messages,
        { role: 'user', text: 'Mine.', at: '2026-11-21T10:00:01Z' },
        { role: 'assistant', text: 'New words.', at: '2026-11-21T10:00:02Z' },
      ],
      days: first && second && third ? [first, { ...second, title: 'Quiet' }, third] : [],
      warnings: ['It may rain.'],
    });
    const { context, printed } = fakeContext({ words: ['last'], lines: ['hello'] }, { trip: before, after });
    await chat.run(context);
    const told = printed.at(-3) ?? '';
    expect(told).toMatch(/^New words\.\n\nSun 4 April 2027 · Kyoto · Quiet\n/);
    expect(told).toMatch(/\n\nIt may rain\.\n\n$/);
    expect(told).not.toMatch(/Old words|Mine|Sat 3 April|Costs/);
  });

  it('begins a trip where none is named', async () => {
    const { context, concierge } = fakeContext({ lines: [] });
    await chat.run(context);
    expect(concierge.createTrip).toHaveBeenCalledWith({});
  });
});

describe('edit', () => {
  it('does what its verb says, or what JSON says, and names what it does not know', async () => {
    const run = async (words: readonly string[], options = {}) => {
      const { context, concierge } = fakeContext({ words: ['last', ...words], options });
      await edit.run(context);
      return concierge.write.mock.lastCall;
    };
    const unlock = { type: 'unlock', visit: 'visit_Nijo Castle' };
    const written = ['trip_1', 'edit', { edit: unlock, key: undefined }];
    expect(await run(['unlock', '1'])).toEqual(written);
    expect(await run([], { 'json-edit': JSON.stringify(unlock) })).toEqual(written);
    await expect(run(['unlok', '1'])).rejects.toThrow('There is no edit "unlok". Did you mean "unlock"? Edits: add, ');
    await expect(run(['toString'])).rejects.toThrow('There is no edit "toString".');
    await expect(run(['unlock'])).rejects.toThrow('Usage: wayfarer edit TRIP unlock STOP');
    await expect(run(['unlock', '1', '2'])).rejects.toThrow('Usage: wayfarer edit TRIP unlock STOP');
    await expect(run([])).rejects.toThrow('What shall change? One of: add, ');
    await expect(run([], { 'json-edit': '{' })).rejects.toThrow('Expected an edit as JSON, got "{".');
  });
});

describe('inbox', () => {
  const waiting = (trip: string) => ({
    ...{ trip, title: 'Kyoto', updatedAt: '2026-11-21T10:00:00Z' },
    messages: [
      { role: 'user' as const, text: 'Help!', at: '2026-11-21T10:00:00Z' },
      { role: 'assistant' as const, text: 'A person comes.', at: '2026-11-21T10:00:01Z' },
    ],
  });
  const said = async (words: readonly string[], options = {}) => {
    const faked = fakeContext({ words, options }, { conversations: [waiting('trip_1'), waiting('trip_2')] });
    const reply = await inbox.run(faked.context);
    return { ...faked, text: reply?.text(faked.context.terminal.style) };
  };

  it('shows who waits, all or one, with who said what', async () => {
    const one = (id: string) => `${id} Kyoto\n  they: Help!\n  we: A person comes.\n`;
    expect((await said([])).text).toBe(`${one('trip_1')}\n${one('trip_2')}`);
    expect((await said(['last'])).text).toBe(one('trip_1'));
    const nobody = fakeContext({});
    expect((await inbox.run(nobody.context))?.text(nobody.context.terminal.style)).toBe('Nobody waits for a person.\n');
  });

  it('answers, and leaves it open where that is said', async () => {
    const done = await said(['last', 'answer', 'Hello']);
    expect(done.concierge.answerInPerson.mock.lastCall).toEqual([
      'trip_1',
      { text: 'Hello', done: true, key: undefined },
    ]);
    expect(done.text).toBe('Answered in trip_1.\n');
    const open = await said(['last', 'answer', 'Hello'], { open: true });
    expect(open.concierge.answerInPerson.mock.lastCall?.[1]).toMatchObject({ done: false });
    expect(open.text).toBe('Answered in trip_1. It goes on waiting.\n');
    await expect(said(['last', 'reply', 'Hello'])).rejects.toThrow('Expected `inbox last answer "…"`, got "reply".');
    await expect(said(['last', 'answer'])).rejects.toThrow('Expected `inbox last answer "…"`');
  });
});

describe('what a trip has to say of itself', () => {
  const textOf = async (command: TripCommand, parts: Parameters<typeof fakeContext>[1] = {}) => {
    const { context } = fakeContext({ words: ['last'] }, parts);
    const reply = await command.run(context);
    return [reply?.text(context.terminal.style), reply?.exit ?? 0];
  };

  it('is what was learned, and why a question is asked', async () => {
    expect(await textOf(learned)).toEqual(['Nothing was learned yet.\n', 0]);
    const lines = { learned: { lines: ['You like it quiet.'] } } as unknown as Partial<Trip>;
    expect(await textOf(learned, { trip: sampleTrip(lines) })).toEqual(['You like it quiet.\n', 0]);
    await expect(textOf(why)).rejects.toThrow('No question is open.');
    const explained = { asked: 'A.', recommended: 'B.', limit: 'C.' };
    const pending = { pending: { explained } } as unknown as Partial<Trip>;
    expect(await textOf(why, { trip: sampleTrip(pending) })).toEqual(['A.\n\nB.\n\nC.\n', 0]);
  });

  it('is whether its plan comes out as it was written down', async () => {
    expect(await textOf(replay)).toEqual([expect.stringContaining('7 events were played; 2 of them'), 0]);
    const divergence = { seq: 3, type: 'x', text: 'Event 3 leads elsewhere.' };
    expect(await textOf(replay, { divergence })).toEqual(['It diverges. Event 3 leads elsewhere.\n', 1]);
  });

  it('stands in a list, of which a page has fifty', async () => {
    const { context, concierge } = fakeContext({ words: ['kyoto'] });
    const reply = await list.run(context);
    expect(concierge.listTrips.mock.lastCall).toEqual([{ limit: 50, after: undefined, find: 'kyoto' }]);
    expect(reply?.text(context.terminal.style)).toBe('No trip has "kyoto" in its name, cities or dates.\n');
    const limited = async (limit: string) => list.run(fakeContext({ options: { limit } }).context);
    expect(await limited('1')).toBeDefined();
    await expect(limited('0')).rejects.toThrow('--limit: expected a whole number from 1.');
    await expect(limited('many')).rejects.toThrow('--limit: expected a whole number from 1.');
  });
});
