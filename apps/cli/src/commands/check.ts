import { type CheckRequest, checkRequestSchema } from '@wayfarer/contract';

import { BadInputError } from '../bad-input-error.ts';
import { checkShape } from '../check-shape.ts';
import { type CommandContext, textOf, type TripCommand } from '../command.ts';
import { readText } from '../files.ts';
import { showCheck } from '../render/show-check.ts';

/** What is said beside a plan from elsewhere. */
export const CHECK_OPTIONS: TripCommand['options'] = {
  city: { type: 'string', value: 'CITY', summary: 'where it is, if the text does not say so' },
  start: { type: 'string', value: 'DATE', summary: 'date of its first day, e.g. 2027-04-03' },
  travelers: { type: 'string', value: 'N', summary: 'how many travel' },
  diets: { type: 'string', value: 'LIST', summary: 'what somebody does not eat, e.g. vegan,halal' },
  language: { type: 'string', value: 'CODE', summary: 'of the report: en, ja, zh, fr, de or es' },
  'step-free': { type: 'boolean', summary: 'somebody needs a way in without steps' },
};

/** `wayfarer check FILE`: what of it holds. */
export const check: TripCommand = {
  name: 'check',
  summary: 'check an itinerary from elsewhere: opening hours, ways, meals, names',
  usage: 'FILE',
  words: [1, 1],
  options: CHECK_OPTIONS,
  details:
    'FILE is a text as somebody pasted it, or JSON; `-` is what is typed or piped. No trip is made of it, and nothing is kept.',
  async run(context) {
    const report = await context.concierge.checkItinerary(await readRequest(context));
    return { json: report, text: (style) => showCheck(report, style) };
  },
};

/**
 * The plan that was named or piped, with what was said beside it.
 *
 * @throws {BadInputError}
 */
export async function readRequest(context: CommandContext): Promise<CheckRequest> {
  const [file = ''] = context.words;
  const text = file === '-' ? await readLines(context) : await readText(file);
  if (text.trim() === '') throw new BadInputError('The text is empty. Paste an itinerary into a file first.');
  const travelers = textOf(context, 'travelers');
  const said = {
    text,
    city: textOf(context, 'city'),
    start: textOf(context, 'start'),
    travelers: travelers === undefined ? undefined : Number(travelers),
    diets: textOf(context, 'diets')?.split(/\s*,\s*/),
    language: textOf(context, 'language'),
    stepFree: context.options['step-free'] === true ? true : undefined,
  };
  return checkShape<CheckRequest>(
    checkRequestSchema,
    Object.fromEntries(Object.entries(said).filter(([, one]) => one !== undefined)),
  );
}

async function readLines({ terminal }: CommandContext): Promise<string> {
  const lines: string[] = [];
  for await (const line of terminal.lines()) lines.push(line);
  return lines.join('\n');
}
