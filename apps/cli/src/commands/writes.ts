import { AUTONOMY_LEVELS, CHOICES, READING_KINDS } from '@wayfarer/contract';

import { toNumberOrId } from '../check-shape.ts';
import { textOf } from '../command.ts';
import { replyAfterPlanning, replyWithChange, replyWithMoment, replyWithTrip } from '../reply.ts';
import { writing } from './writing.ts';

export const say = writing('message', {
  name: 'say',
  summary: 'say something about a trip: an answer, a change, "crowd 85"',
  usage: 'TRIP "…"',
  words: [2, 2],
  toBody: ([text]) => ({ text }),
  reply: (after, before) => (before.days.length > 0 ? replyWithMoment(after, before) : replyAfterPlanning(after)),
});

export const choose = writing('selection', {
  name: 'choose',
  summary: 'choose an option; it becomes the plan',
  usage: 'TRIP N',
  words: [2, 2],
  details: 'N is the number of an option, or its id.',
  toBody: ([option = '']) => ({ option: toNumberOrId(option) }),
  reply: (after) => replyWithTrip(after),
});

export const advance = writing('advance', {
  name: 'advance',
  summary: 'move on: to a visit, or to a date and time',
  usage: 'TRIP (VISIT | DATE TIME)',
  words: [2, 3],
  options: { yes: { type: 'boolean', summary: 'mark whole days, or many stops, as done without being asked' } },
  details: 'VISIT is the id of a visit (see `show --json`), DATE is YYYY-MM-DD, TIME is HH:MM.',
  toBody: ([to, time], { options }) =>
    time === undefined ? { to, ...(options['yes'] === true && { confirmed: true }) } : { date: to, time },
});

export const reading = writing('reading', {
  name: 'reading',
  summary: 'report what is seen on the way: crowd 85, weather rainy, delay 40, closed',
  usage: 'TRIP KIND [VALUE]',
  words: [2, 3],
  options: {
    visit: { type: 'string', value: 'VISIT', summary: 'id of the visit that it is about; without it the next one' },
    at: { type: 'string', value: 'HH:MM', summary: "from when it holds; without it the trip's time" },
    from: { type: 'string', value: 'HH:MM', summary: 'the same as --at' },
    until: { type: 'string', value: 'HH:MM', summary: 'until when weather lasts' },
  },
  details: `KIND is one of ${READING_KINDS.join(', ')}.`,
  toBody: ([kind, value], context) => ({
    kind,
    value: value !== undefined && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
    visit: textOf(context, 'visit'),
    at: textOf(context, 'at'),
    from: textOf(context, 'from'),
    until: textOf(context, 'until'),
  }),
});

export const decide = writing('decision', {
  name: 'decide',
  summary: 'answer the open decision: wait, replace 1, skip or keep',
  usage: 'TRIP CHOICE [N]',
  words: [2, 3],
  details: `CHOICE is one of ${CHOICES.join(', ')}; N is the number of an alternative, or the id of its place.`,
  toBody: ([choice, n]) => ({ choice, n: n === undefined ? undefined : toNumberOrId(n) }),
  reply: (after) => replyWithMoment(after),
});

const APPROVAL = {
  usage: 'TRIP',
  words: [1, 1],
  details: 'About the open decision, or a plan for what you changed; of two the newer.',
} as const;

export const approve = writing('approval', {
  ...APPROVAL,
  name: 'approve',
  summary: 'say yes: take what is recommended',
  toBody: () => ({ approved: true }),
});

export const reject = writing('approval', {
  ...APPROVAL,
  name: 'reject',
  summary: 'say no: everything stays as it is',
  toBody: () => ({ approved: false }),
});

export const rename = writing('rename', {
  name: 'rename',
  summary: 'give a trip a name of your own; "" gives it its usual one again',
  usage: 'TRIP "…"',
  words: [2, 2],
  toBody: ([title]) => ({ title }),
  reply: (after) => ({ json: after, text: () => `It is called ${JSON.stringify(after.title)} now.\n` }),
});

export const research = writing('research', {
  name: 'research',
  summary: 'have looked up on the web what is not known of the plan',
  usage: 'TRIP [--forget]',
  words: [1, 1],
  options: { forget: { type: 'boolean', summary: 'count no more with anything that was looked up' } },
  details:
    'Needs WAYFARER_MODEL and WAYFARER_RESEARCH. Hours and prices that hold count from then on; no day changes unasked. Each question is a run of its own (`archon trace`).',
  toBody: (_, { options }) => (options['forget'] === true ? { forget: true } : {}),
  reply: replyWithMoment,
});

export const undo = writing('undo', {
  name: 'undo',
  summary: 'take back what was done last',
  usage: 'TRIP',
  words: [1, 1],
  toBody: () => ({}),
  reply: (after, before) => (after.selected === null ? replyWithTrip(after) : replyWithChange(after, before)),
});

export const redo = writing('redo', {
  name: 'redo',
  summary: 'do again what was taken back last',
  usage: 'TRIP',
  words: [1, 1],
  toBody: () => ({}),
  reply: replyWithChange,
});

export const autonomy = writing('autonomy', {
  name: 'autonomy',
  summary: 'say whether small changes may be made without asking you',
  usage: 'TRIP LEVEL',
  words: [2, 2],
  details: `LEVEL is one of ${AUTONOMY_LEVELS.join(', ')}. Stay, journeys between cities, cities, dates, budget and fixed appointments are never changed without asking.`,
  toBody: ([level]) => ({ autonomy: level }),
});
