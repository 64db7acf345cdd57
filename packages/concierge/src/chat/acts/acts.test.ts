import type { NewEvent } from '@wayfarer/archon';
import type { Frame } from '@wayfarer/language';
import { type Decision, EditRefusedError } from '@wayfarer/replanner';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { DAYS, madePlan, placeOf, sceneOf, visitOf } from '../../../test/made-plan.ts';
import { DATES, INN, yen } from '../../../test/trip-story.ts';
import type { TripCommand } from '../../trip-command.ts';
import { actOnFrame } from '../act-on-frame.ts';
import type { PlanScene } from '../scene.ts';
import { chipsOf, sayDecision } from './say-decision.ts';
import { sayEvents } from './say-events.ts';

const [MONDAY, TUESDAY] = DATES;

type Given = Parameters<typeof sceneOf>;
type Acting = Exclude<Frame, { act: 'fact' }>;

/** An event as any part of the trip might write it. */
const event = (type: string, content: object = {}): NewEvent => ({ type, version: 1, author: 'planner', content });

/** What comes of a frame, and what was commanded for it; every command is answered by these events. */
function act(
  frame: Acting,
  changes: Given[0] = {},
  { events = [], ...more }: Given[1] & { readonly events?: readonly NewEvent[] } = {},
) {
  const commands: TripCommand[] = [];
  const decide = (command: TripCommand) => {
    commands.push(command);
    return events;
  };
  const scene = sceneOf(changes, { decide, ...more });
  const { text, offered, about, ...rest } = actOnFrame(frame, '', scene);
  return {
    text,
    commands,
    about,
    chips: offered?.map((one) => one.text),
    frames: offered?.map((one) => one.frame),
    rest,
  };
}

/** The same before there is a plan. */
function before(frame: Acting, planning: object = {}) {
  const { journey: _journey, ...scene } = sceneOf();
  const state = { ...scene.state, journey: null, planning: { ...scene.state.planning, ...planning } };
  const { text, offered } = actOnFrame(frame, '', { ...scene, state });
  return { text, chips: offered?.map((one) => one.text) };
}

/** What is said where a command is refused with that code. */
function refused(
  code: string,
  message = 'It cannot be.',
  more: Given[1] = {},
  frame: Acting = command({ name: 'undo' }),
) {
  const decide = (): never => {
    throw Object.assign(new Error(message), { code });
  };
  const { text, offered } = actOnFrame(frame, '', sceneOf({}, { decide, ...more }));
  return [text, ...(offered?.map((one) => one.text) ?? [])];
}

type CommandOf = Extract<Frame, { act: 'command' }>['command'];
const command = (given: CommandOf): Acting => ({ act: 'command', command: given });
const HELP = ['What is next?', 'What does it cost in all?', 'What is fixed?', 'A slower day'];

const DECISION = {
  id: 'decision_1',
  trigger: { about: 'reading', visit: visitOf('Hall'), measure: { kind: 'crowd', level: 0.856 } },
  visit: visitOf('Hall'),
  date: MONDAY,
  reading: { kind: 'crowd', level: 0.856, limit: 0.704, limitWhy: '' },
  severity: 'high',
  text: 'Hall is 86 % full.',
  choices: [
    { choice: 'wait', offered: true, recommended: false, text: '' },
    { choice: 'replace', offered: true, recommended: true, text: '' },
    { choice: 'skip', offered: false, recommended: true, text: '' },
    { choice: 'keep', offered: true, recommended: false, text: '' },
  ],
  alternatives: ['A', 'B', 'C', 'D'].map((name, index) => ({ n: index + 1, name, place: placeOf(name), score: 0.5 })),
  noneBecause: null,
} as unknown as Decision;

describe('a command in a word', () => {
  it.each<[CommandOf, string, readonly string[] | undefined]>([
    [{ name: 'save' }, 'Everything is kept as it is; nothing has to be saved.', undefined],
    [
      { name: 'start-over' },
      'Your plan stays until you say what shall become of it. What would you like?',
      ['Deal out all days anew', 'Keep the plan'],
    ],
    [{ name: 'stop' }, 'All right, nothing changes.', undefined],
    [{ name: 'undo' }, 'Taken back.', undefined],
    [{ name: 'redo' }, 'Done again.', undefined],
    [{ name: 'event', kind: 'ate' }, 'Noted.', undefined],
    [{ name: 'event', kind: 'rested' }, 'Noted.', undefined],
    [{ name: 'event', kind: 'forget-learned' }, 'Your choices on this trip have taught me nothing yet.', undefined],
    [{ name: 'event', kind: 'continue' }, 'Next: Hall, Monday 5 April, 09:54–10:54 (10 min on foot).', undefined],
    [{ name: 'autonomy', value: 'ask' }, 'It is so already.', undefined],
    [{ name: 'here', visit: visitOf('Soba') }, 'You are at Soba.', undefined],
    [{ name: 'now', date: TUESDAY, time: minute(615) }, 'It is Tuesday 6 April, 10:15 on this trip.', undefined],
  ])('%j is answered', (given, text, chips) => {
    expect(act(command(given))).toMatchObject({ text, chips });
  });

  it('does what its button does', () => {
    const commanded = (given: CommandOf, more: Given[1] = {}) => act(command(given), {}, more).commands;
    const edit = { type: 'refill', date: null } as const;
    expect(commanded({ name: 'plan-anew' })).toEqual([{ type: 'edit', edit }]);
    expect(commanded({ name: 'take', edit })).toEqual([{ type: 'edit', edit }]);
    expect(commanded({ name: 'take', report: { kind: 'crowd', value: 85 } })).toEqual([
      { type: 'repair', trouble: { measure: { kind: 'crowd', level: 0.85 } } },
    ]);
    expect(commanded({ name: 'redo' })).toEqual([{ type: 'redo' }]);
    expect(commanded({ name: 'autonomy', value: 'ask' })).toEqual([{ type: 'permit', autonomy: 'ask' }]);
    expect(commanded({ name: 'here', visit: visitOf('Soba') })).toEqual([{ type: 'advance', to: visitOf('Soba') }]);
    expect(commanded({ name: 'here', visit: visitOf('Soba') }, { isConfirmed: true })).toEqual([
      { type: 'advance', to: visitOf('Soba'), confirmed: true },
    ]);
    expect(commanded({ name: 'now', date: TUESDAY, time: minute(615) })).toEqual([
      { type: 'advance', date: TUESDAY, time: 615 },
    ]);
    expect(commanded({ name: 'event', kind: 'ate' })).toEqual([{ type: 'tell', note: { kind: 'ate' } }]);
    expect(commanded({ name: 'event', kind: 'forget-learned' })).toEqual([{ type: 'forget-learned' }]);
    expect(commanded({ name: 'event', kind: 'end' })).toEqual([{ type: 'consult', event: 'end' }]);
    expect(commanded({ name: 'event', kind: 'continue' })).toEqual([]);
    expect(act(command({ name: 'event', kind: 'continue' }), { pending: DECISION }).commands).toEqual([
      { type: 'continue' },
    ]);
  });

  it('says of itself what its events say', () => {
    const said = { events: [event('journey', { text: 'It was done.' })] };
    expect(act(command({ name: 'autonomy', value: 'ask' }), {}, said).text).toBe('It was done.');
    expect(act(command({ name: 'event', kind: 'forget-learned' }), {}, said).text).toMatch(/^Forgotten: /);
    expect(act(command({ name: 'event', kind: 'end' }), {}, said).text).toBe(
      'That is how it is already; nothing changes.',
    );
  });

  it('brings the options back with the choice that is taken back', () => {
    const options = [{ title: 'Calm' }, { title: 'Full' }];
    const { state } = sceneOf();
    const given = { state: { ...state, planning: { ...state.planning, options } } } as unknown as Partial<PlanScene>;
    const unchosen = { ...given, events: [event('selection-undone')] };
    expect(act(command({ name: 'undo' }), {}, { ...unchosen, isConfirmed: true }).chips).toEqual([
      '1. Calm',
      '2. Full',
    ]);
    // "Put it back as it was" says nothing of the choice: that is asked.
    expect(act(command({ name: 'undo' }), {}, unchosen).chips).toEqual(['Do it', 'Keep my plan']);
    expect(act(command({ name: 'undo' }), {}, { ...given, events: [event('undone')] }).chips).toBeUndefined();
  });

  it('adds what is spent to what was told before', () => {
    const spend = command({ name: 'spend', amount: 1500, category: 'food' });
    const notes = { ...sceneOf().journey.notes, spent: { food: 500, places: 250 } };
    const { text, commands } = act(spend, { notes });
    expect(text).toMatch(/^Noted: ¥1,500, Food\. As far as you told me, ¥2,250 are spent so far\.$/);
    expect(commands).toEqual([{ type: 'tell', note: { kind: 'spent', amount: 1500, category: 'food' } }]);
    expect(act(spend).text).toContain('¥1,500 are spent so far');
    expect(before(spend).text).toBe('There is no plan yet. Choose an option first.');
    expect(before(command({ name: 'event', kind: 'ate' })).text).toBe('There is no plan yet. Choose an option first.');
  });

  it('stop ends a change that waits, and leaves a decision open', () => {
    expect(act(command({ name: 'stop' }), { pending: DECISION })).toMatchObject({
      text: 'All right, it stays open. Answer whenever you like; nothing changes until then.',
      commands: [],
    });
    const { state } = sceneOf();
    const stopped = (changes: object) =>
      act(command({ name: 'stop' }), {}, { state: { ...state, ...changes } }).commands;
    const reject = [{ type: 'reject', about: 'plan' }];
    expect(stopped({ withheld: { seq: 1 } })).toEqual(reject);
    const chosen = { composed: 2 };
    const planning = (more: object) => ({
      planning: { ...state.planning, chosen, composed: 2, mode: 'FINALIZE', ...more },
    });
    expect(stopped(planning({}))).toEqual([]);
    expect(stopped(planning({ composed: 3 }))).toEqual(reject);
    expect(stopped(planning({ mode: 'RESEARCH' }))).toEqual(reject);
    expect(stopped(planning({ mode: 'RESEARCH', chosen: null }))).toEqual([]);
  });
});

describe('what cannot be', () => {
  const CANNOT = 'It cannot be.';

  it.each([
    ['nothing-to-redo', ['There is nothing to do again.']],
    ['no-pending-decision', ['No question is open.', ...HELP]],
    ['nothing-to-approve', ['No question is open.', ...HELP]],
    ['no-plan-chosen', ['There is no plan yet. Choose an option first.']],
    ['unknown-visit', ['Which stop do you mean?']],
    ['unknown-place', ['I do not know that place. Do you mean one of these?']],
    ['unknown-day', ['That day is not part of the trip. Which one do you mean?']],
    ['nothing-to-undo', [CANNOT]],
    ['anything-else', [CANNOT]],
  ])('%s is said in its words', (code, said) => {
    expect(refused(code)).toEqual(said);
  });

  it('is said without ids, with dates as they are spoken, and in the language of the traveller', () => {
    expect(refused('nothing-to-undo', 'The choice stands: visit_2027-04-05-hall is over.')).toEqual([
      'There is nothing to take back.',
    ]);
    expect(refused('anything-else', 'Not on 2027-04-05.')).toEqual(['Not on Monday 5 April.']);
    const german = { language: 'de' } as const;
    for (const code of ['nothing-to-undo', 'anything-else']) {
      const [said = ''] = refused(code, CANNOT, german);
      expect(said).not.toBe(CANNOT);
      expect(said).not.toBe('');
    }
  });

  it('asks before many stops are marked, by their number', () => {
    const frame = command({ name: 'here', visit: visitOf('Tower') });
    expect(refused('needs-confirmation', 'That marks 12 stops as done.', {}, frame)).toEqual([
      'That marks 12 stops as done. Are you there already?',
      'Yes, we are there',
      'No, leave it',
    ]);
  });

  it('is a fault of ours where it has no code, and the policy speaks for itself', () => {
    const failing = (error: unknown) => () => {
      const decide = (): never => {
        throw error;
      };
      return actOnFrame(command({ name: 'undo' }), '', sceneOf({}, { decide }));
    };
    expect(failing(new TypeError('Oh.'))).toThrow('Oh.');
    expect(failing('words')).toThrow('words');
  });
});

describe('a question of ours', () => {
  const ask = (about: Extract<Frame, { act: 'ask' }>['about'], more: object = {}): Acting => ({
    act: 'ask',
    about,
    choices: [],
    ...more,
  });
  const choices = ['A', 'B', 'C', 'D', 'E', 'F'].map((text) => ({ text, frame: command({ name: 'stop' }) }));

  it('has five answers to tap at most, and help where nothing was understood', () => {
    expect(act(ask('which-day', { choices }))).toMatchObject({
      text: 'On which day?',
      chips: ['A', 'B', 'C', 'D', 'E'],
    });
    expect(act(ask('which-day')).chips).toEqual([]);
    expect(act(ask('not-understood')).chips).toEqual(HELP);
    expect(act(ask('not-understood', { choices: choices.slice(4) })).chips).toEqual(['E', 'F']);
    expect(
      act(ask('which-day', { draft: { frame: { act: 'draft', type: 'add' }, missing: 'place' } })).rest,
    ).toMatchObject({ draft: { missing: 'place' } });
  });

  it('says of a name that nobody knows so, or that its city has it', () => {
    const unknown = ask('unknown-place', { words: 'Zoo' });
    expect(act(unknown)).toMatchObject({
      text: 'I know no "Zoo" on this trip, and nothing near it. Ask me for ideas, or name a place of the city.',
      chips: HELP,
    });
    expect(act(ask('unknown-place', { words: 'Zoo', choices }))).toMatchObject({
      text: 'I know no "Zoo" on this trip. Do you mean one of these?',
    });
    expect(act(ask('unknown-place')).text).toBe('I do not know that place. Do you mean one of these?');
    const { state, world } = sceneOf();
    const gazetteer = { ...world.gazetteer, findPlaces: () => [{ place: { id: 'place_zoo', names: ['The Zoo'] } }] };
    const facts = [{ name: 'destinations', value: ['kyoto'], text: '', status: 'stated' }];
    const at = (gathered: unknown) =>
      act(unknown, {}, {
        world: { ...world, gazetteer },
        state: { ...state, planning: { ...state.planning, facts, gathered } },
      } as never).text;
    expect(at(null)).toMatch(/^The Zoo is in my list of Kyoto, but not among the places of this trip/);
    expect(at({ places: [{ id: 'place_zoo' }] })).toMatch(/^I know no "Zoo"/);
  });
});

describe('an answer', () => {
  const yes: Acting = { act: 'answer', answer: { kind: 'yes' } };
  const no: Acting = { act: 'answer', answer: { kind: 'no' } };

  it('is none where nothing is open', () => {
    expect(act(yes)).toMatchObject({ text: 'Good, then the plan stays as it is.', commands: [] });
    expect(act(no)).toMatchObject({
      text: 'What shall I change?',
      commands: [],
      chips: [
        'A slower pace, every day',
        'Less walking, every day',
        expect.stringContaining('10:00'),
        expect.any(String),
      ],
    });
  });

  it('approves or rejects what is open', () => {
    expect(act(yes, { pending: DECISION })).toMatchObject({
      text: 'Done as you said.',
      commands: [{ type: 'approve' }],
    });
    const { state } = sceneOf();
    const withheld = { state: { ...state, withheld: { seq: 1 } } } as never;
    expect(act(yes, {}, withheld).commands).toEqual([{ type: 'approve' }]);
    expect(act(no, {}, withheld)).toMatchObject({
      text: 'All right, nothing changes. What shall I change?',
      commands: [{ type: 'reject' }],
    });
    expect(act(no, { pending: DECISION })).toMatchObject({
      text: 'None of these, then. What shall become of it?',
      commands: [],
    });
    const scene = sceneOf({ pending: DECISION }, { decide: () => [] });
    expect(actOnFrame(no, ' Reject ', scene).text).toBe('All right, nothing changes.');
    expect(actOnFrame(no, 'rejected', scene).text).toBe('None of these, then. What shall become of it?');
  });

  it('to options is a choice where there is but one', () => {
    const options = [{ title: 'Calm' }, { title: 'Full' }];
    expect(before(yes, { options })).toEqual({ text: 'Which option shall it be?', chips: ['1. Calm', '2. Full'] });
    expect(before(yes, { options: options.slice(1) }).text).toBe(
      'This is your plan now. Nothing in it changes without asking you.',
    );
    expect(before(no, { options })).toMatchObject({ text: 'What shall I change?', chips: { length: 4 } });
  });

  it('names the option or the choice that it is', () => {
    const { state } = sceneOf();
    const options = [{ title: 'Calm' }, { title: 'Full' }];
    const given = { state: { ...state, planning: { ...state.planning, options } } } as unknown as Partial<PlanScene>;
    const second = { act: 'answer', answer: { kind: 'option', option: 2 } } as const;
    // "The second one sounds good" is hardly another plan, once one is chosen.
    const asked = act(second, {}, given);
    expect([asked.text, asked.chips, asked.commands]).toEqual([
      'Shall I do this? 2. Full.',
      ['Do it', 'Keep my plan'],
      [],
    ]);
    expect(act(second, {}, { ...given, isConfirmed: true }).commands).toEqual([{ type: 'select', option: 2 }]);
    expect(act({ act: 'answer', answer: { kind: 'choice', choice: 'replace', n: 3 } }).commands).toEqual([
      { type: 'decide', choice: 'replace', n: 3 },
    ]);
    expect(act({ act: 'answer', answer: { kind: 'choice', choice: 'skip' } }).commands).toEqual([
      { type: 'decide', choice: 'skip' },
    ]);
  });
});

describe('an edit', () => {
  const edit = { type: 'remove', visit: visitOf('Hall') } as const;
  const about = { visit: visitOf('Hall'), place: placeOf('Hall'), date: MONDAY };
  const done = [event('plan-edited', { edit, asked: [], moved: [] })];

  it('is told, with what it was about', () => {
    expect(act({ act: 'edit', edit })).toMatchObject({
      text: 'That is how it is already; nothing changes.',
      about,
      commands: [{ type: 'edit', edit }],
    });
    const of = (given: object) => act({ act: 'edit', edit: given as never }).about;
    expect(of({ type: 'swap', visits: [visitOf('Tower'), visitOf('Hall')] })).toEqual({
      visit: visitOf('Tower'),
      place: placeOf('Tower'),
      date: MONDAY,
    });
    expect(of({ type: 'add', place: placeOf('Spare'), to: { date: TUESDAY } })).toEqual({
      place: placeOf('Spare'),
      date: TUESDAY,
    });
    expect(of({ type: 'pace', date: TUESDAY, pace: 'slower' })).toEqual({ date: TUESDAY });
    expect(of({ type: 'pace', date: null, pace: 'slower' })).toEqual({});
    expect(of({ type: 'move', visit: visitOf('Hall'), to: { date: TUESDAY } })).toEqual({ ...about, date: TUESDAY });
  });

  it('that was tapped to make room offers the first wish again, unless it is of its kind', () => {
    const { state } = sceneOf();
    const wished = { type: 'move', visit: visitOf('Tower'), to: { date: TUESDAY } } as const;
    const tapped = (given: object, isConfirmed = true, wish: object | null = wished) =>
      act(
        { act: 'edit', edit: given as never },
        {},
        {
          isConfirmed,
          state: { ...state, conversation: { ...state.conversation, wished: wish } } as never,
          events: done,
        },
      ).frames;
    expect(tapped(edit)).toEqual([{ act: 'edit', edit: wished }]);
    expect(tapped(edit, false)).toBeUndefined();
    expect(tapped(edit, true, null)).toBeUndefined();
    expect(tapped({ ...wished, visit: visitOf('Hall') })).toBeUndefined();
    expect(tapped({ type: 'replace', visit: visitOf('Hall'), by: { wish: 'any' } })).toBeUndefined();
  });

  it('that is withheld is asked for', () => {
    const events = [event('edit-withheld', { edit })];
    expect(act({ act: 'edit', edit }, {}, { events })).toMatchObject({ chips: ['Approve', 'Keep my plan'], about });
    expect(act(command({ name: 'event', kind: 'end' }), {}, { events }).chips).toEqual(['Approve', 'Keep my plan']);
  });

  it('that does not fit is remembered, with five ways to make it fit at most', () => {
    const remedies = ['Hall', 'Soba', 'Tower', 'Grill', 'Shop', 'Leave'].map((name) => ({
      edit: { type: 'unlock', visit: visitOf(name) },
      moved: [],
    }));
    const outcome = {
      kind: 'refused',
      reasons: [{ code: 'visit-locked', text: 'It is fixed.', visit: visitOf('Hall') }],
      remedies,
    } as never;
    const decide = (): never => {
      throw new EditRefusedError(edit, outcome);
    };
    const said = actOnFrame({ act: 'edit', edit }, '', sceneOf({}, { decide }));
    expect(said).toMatchObject({ wished: edit, about, offered: { length: 5 } });
    expect(said.offered?.[0]).toEqual({ text: 'Release Hall', frame: { act: 'edit', edit: remedies[0]?.edit } });
  });

  it('before there is a plan is none', () => {
    expect(before({ act: 'edit', edit }).text).toBe('There is no plan yet. Choose an option first.');
    expect(before({ act: 'report', report: { kind: 'closed' } }).text).toBe(
      'There is no plan yet. Choose an option first.',
    );
  });
});

describe('a report', () => {
  it('is handed on with its times as on a clock', () => {
    const report = { kind: 'crowd', value: 85, visit: visitOf('Hall') } as const;
    expect(act({ act: 'report', report })).toMatchObject({
      text: 'Noted. Nothing has to change for it.',
      commands: [{ type: 'report', reading: { measure: { kind: 'crowd', level: 0.85 }, visit: visitOf('Hall') } }],
      about: { visit: visitOf('Hall') },
    });
    const rain = act({
      act: 'report',
      report: { kind: 'weather', value: 'heavy_rain', at: minute(840), until: minute(1020) },
    });
    expect(rain.commands).toMatchObject([{ reading: { measure: { kind: 'weather' } } }]);
    expect(rain.about).toBeUndefined();
    const asked = act({ act: 'report', report }, {}, { events: [event('decision-requested', { decision: DECISION })] });
    expect(asked.text).toBe('Hall is 86 % full. What shall we do? I would say: replace it.');
  });

  it('of weather on another day tells what lies outdoors then', () => {
    const { facts, ...plan } = madePlan();
    const outdoors = (...names: readonly string[]) => ({
      plan: {
        ...plan,
        facts: {
          ...facts,
          places: facts.places.map((place) => (names.includes(place.name) ? { ...place, indoor: false } : place)),
        } as typeof facts,
      },
    });
    const weather = (date: string): Acting => ({
      act: 'report',
      report: { kind: 'weather', value: 'heavy_rain', date },
    });
    const tuesday = act(weather(TUESDAY), {}, outdoors('Shop', 'Station'));
    expect(tuesday).toMatchObject({
      text: 'Noted. Outdoors on Tuesday 6 April: Shop. Shall I look for something indoors instead?',
      commands: [],
      about: { date: TUESDAY },
      frames: [
        { act: 'edit', edit: { type: 'replace', visit: visitOf('Shop'), by: { wish: 'indoors' } } },
        { act: 'edit', edit: { type: 'move', visit: visitOf('Shop'), to: { date: MONDAY } } },
      ],
    });
    expect(act(weather(TUESDAY)).text).toBe('Noted. Nothing on Tuesday 6 April is outdoors.');
    // What is fixed stays; of today it is a reading.
    const later = { cursor: { date: TUESDAY, time: minute(540) } };
    expect(act(weather(MONDAY), later, outdoors('Tower')).text).toBe('Noted. Nothing on Monday 5 April is outdoors.');
    expect(act(weather(MONDAY)).commands).toMatchObject([{ type: 'report' }]);
  });
});

describe('the question that a reading leads to', () => {
  const german = sceneOf({}, { language: 'de' });
  const said = (changes: object, scene = german) => sayDecision({ decision: { ...DECISION, ...changes } }, scene).text;

  it('is told from the data where the sentence is in another language', () => {
    // 85.6 and 70.4 %.
    expect(said({})).toBe('Hall ist zu 86 % voll; ab 70 % frage ich nach. Was machen wir? Ich würde sagen: ersetzen.');
    const traffic = { reading: { ...DECISION.reading, kind: 'traffic', limit: null } };
    expect(said(traffic)).toMatch(/^Der Verkehr auf dem Weg liegt bei 86 % \(Hall\); ab 0 % frage ich nach\./);
    expect(said({ reading: { ...DECISION.reading, kind: 'delay' } })).toMatch(/^Sie kommen zu spät: Hall\./);
    expect(said({ trigger: { ...DECISION.trigger, about: 'return' } })).toMatch(/^Hall kann wieder in den Tag\./);
    const closed = (hours: readonly object[] | undefined) =>
      said({
        reading: { ...DECISION.reading, kind: 'closed' },
        trigger: { ...DECISION.trigger, measure: { kind: 'closed', hours } },
      });
    expect(closed([{ open: 600, close: 720 }])).toMatch(/^Hall soll an dem Tag nur 10:00–12:00 geöffnet sein\./);
    expect(closed([])).toMatch(/^Hall ist geschlossen\./);
    expect(closed(undefined)).toMatch(/^Hall ist geschlossen\./);
  });

  it('is short where the matter was told just before, and recommends what is offered', () => {
    expect(sayDecision({ decision: DECISION }, { ...sceneOf(), isTold: true }).text).toBe(
      'What shall we do? I would say: replace it.',
    );
    expect(
      said(
        {
          choices: [
            { choice: 'skip', offered: false, recommended: true },
            { choice: 'keep', offered: true, recommended: false },
          ],
        },
        sceneOf(),
      ),
    ).toBe('Hall is 86 % full. What shall we do?');
  });

  it('has three alternatives at most to tap, and what else is offered', () => {
    const chips = (changes: object) => chipsOf({ ...DECISION, ...changes }, sceneOf()).map(({ text }) => text);
    expect(chips({})).toEqual(['1. A', '2. B', '3. C', 'Wait and ask again later', 'Go all the same']);
    expect(chips({ choices: DECISION.choices.filter(({ choice }) => choice !== 'replace') })).toEqual([
      'Wait and ask again later',
      'Go all the same',
    ]);
  });
});

describe('what events say', () => {
  const scene = sceneOf();

  it('is said once, in the words of their own', () => {
    const twice = [
      event('a', { text: 'Done.' }),
      event('b', { text: 'Done.' }),
      event('c', { decision: { text: 'And this?' } }),
    ];
    expect(sayEvents(twice, 'Else.', scene)).toBe('Done.\nAnd this?');
  });

  it('is what was written of them where they are silent', () => {
    const sent = event('message-sent', { text: 'Written.' });
    expect(sayEvents([event('a'), sent], 'Else.', scene)).toBe('Written.');
    expect(sayEvents([event('a', { text: 'Own.' }), sent], 'Else.', scene)).toBe('Own.');
    expect(sayEvents([event('a', { text: 7 })], 'Else.', scene)).toBe('Else.');
    expect(sayEvents([sent], 'Sonst.', sceneOf({}, { language: 'de' }))).toBe('Sonst.');
  });
});

describe('before an option is chosen', () => {
  const houses = [
    { ...INN, id: placeOf('Inn') },
    ...(
      [
        ['Cheap', 6000, 'low'],
        ['Grand', 30_000, 'high'],
        ['Priceless', null, 'mid'],
      ] as const
    ).map(([name, price, level]) => ({
      ...INN,
      id: placeOf(name),
      name,
      nightly: price === null ? null : yen(price),
      level,
    })),
  ];
  const { facts } = madePlan();
  const gathered = { ...facts, places: [...houses, ...facts.places.filter(({ kind }) => kind !== 'lodging')] };
  const options = [{ title: 'Calm', days: DAYS }];
  const houseBy = (wish: 'cheaper' | 'better' | 'nearer', planning: object = { gathered, options }) =>
    before({ act: 'edit', edit: { type: 'stay', by: { wish } } }, planning);

  it('the houses that would be cheaper or better are offered', () => {
    expect(houseBy('cheaper')).toEqual({ text: 'Which place do you mean?', chips: ['Cheap (¥6,000)'] });
    expect(houseBy('better')).toEqual({ text: 'Which place do you mean?', chips: ['Grand (¥30,000)'] });
    expect(houseBy('nearer').chips).toBeUndefined();
    expect(houseBy('cheaper', { gathered, options: [] }).text).toBe('There is no plan yet. Choose an option first.');
    expect(houseBy('cheaper', { gathered: null, options }).text).toBe('There is no plan yet. Choose an option first.');
  });
});

it('a closed door ahead is noted, and what would go instead is offered', () => {
  const report: Acting = { act: 'report', report: { kind: 'closed', place: placeOf('Hall'), date: MONDAY } };
  const found = act(report);
  expect(found.commands).toEqual([{ type: 'foresee-closed', place: placeOf('Hall'), date: MONDAY }]);
  expect(found.about).toEqual({ visit: visitOf('Hall'), place: placeOf('Hall'), date: MONDAY });
  expect(found.frames?.map((frame) => (frame as { edit: { type: string } }).edit.type)).toEqual([
    'replace',
    'move',
    'remove',
  ]);
  expect(found.frames?.[1]).toMatchObject({ edit: { to: { date: TUESDAY } } });
  expect(act({ act: 'report', report: { kind: 'closed', place: placeOf('Spare'), date: MONDAY } })).toMatchObject({
    text: 'Good to know: Spare is closed on Monday 5 April. Nothing in your plan is touched by that.',
    about: { place: placeOf('Spare'), date: MONDAY },
  });
});
