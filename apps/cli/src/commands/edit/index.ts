import { findMalformedText } from '@wayfarer/archon/data';
import { assertAllowed, EditDoesNotFitError } from '@wayfarer/concierge';
import { type Edit, type EditOutcome, editSchema } from '@wayfarer/contract';

import { BadInputError } from '../../bad-input-error.ts';
import { checkShape } from '../../check-shape.ts';
import { type CommandContext, KEY_OPTION, type Reply, textOf, TRIP_WORD, type TripCommand } from '../../command.ts';
import { EXIT } from '../../exit.ts';
import { findTripId } from '../../find-trip.ts';
import { showOutcome } from '../../render/show-outcome.ts';
import { replyWithChange } from '../../reply.ts';
import { didYouMean } from '../../suggest.ts';
import { VERBS } from './verbs.ts';

const DETAILS = `${TRIP_WORD} STOP is the number of a stop in \`show\`, its id or its name; DAY a date, a weekday of the trip or the number of a day; TIME is HH:MM. Whatever does not fit is refused with the reason and what would fit.`;

export const edit: TripCommand = {
  name: 'edit',
  summary: 'change the plan: move "Louvre" --to saturday --at 14:00',
  usage: 'TRIP VERB …',
  words: [1, 5],
  options: {
    to: { type: 'string', value: 'DAY', summary: 'the day it goes to' },
    on: { type: 'string', value: 'DAY', summary: 'the day that is meant; without it each' },
    at: { type: 'string', value: 'TIME', summary: 'when one arrives' },
    part: { type: 'string', value: 'PART', summary: 'morning, midday, afternoon or evening' },
    before: { type: 'string', value: 'STOP', summary: 'right before that stop' },
    after: { type: 'string', value: 'STOP', summary: 'right after that stop' },
    for: { type: 'string', value: 'MINUTES', summary: 'how long it lasts' },
    meal: { type: 'string', value: 'MEAL', summary: 'breakfast, lunch or dinner' },
    cuisine: { type: 'string', value: 'WORD', summary: 'sort of table' },
    diet: { type: 'string', value: 'DIET', summary: 'what it has to serve' },
    price: { type: 'string', value: 'WORD', summary: 'cheaper or better' },
    skip: { type: 'boolean', summary: 'not at all' },
    'for-good': { type: 'boolean', summary: 'never offer it again' },
    preview: { type: 'boolean', summary: 'only say what it would do' },
    'json-edit': { type: 'string', value: 'JSON', summary: 'the edit in the shape of the contract, instead of a verb' },
    ...KEY_OPTION,
  },
  details: `${DETAILS}\n\n${Object.entries(VERBS)
    .map(([verb, { usage, summary }]) => `${verb} ${usage}\n    ${summary}`)
    .join('\n')}`,
  async run(context) {
    const { concierge, words, options } = context;
    const [word = ''] = words;
    const id = await findTripId(concierge, word);
    const said = await readEdit(id, context);
    if (options['preview'] === true) return replyWithOutcome(await concierge.previewEdit(id, said), id);
    const before = await concierge.getTrip(id);
    try {
      const after = await concierge.write(id, 'edit', { edit: said, key: textOf(context, 'key') });
      return replyWithChange(after, before);
    } catch (error) {
      if (error instanceof EditDoesNotFitError) return replyWithOutcome(error.details, id);
      throw error;
    }
  },
};

async function readEdit(id: string, context: CommandContext): Promise<Edit> {
  const { concierge, words, options } = context;
  const [, verb, ...rest] = words;
  const json = textOf(context, 'json-edit');
  if (json !== undefined) return checkShape<Edit>(editSchema, allowed(parseJson(json)));
  if (verb === undefined) throw new BadInputError(`What shall change? One of: ${Object.keys(VERBS).join(', ')}.`);
  const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!known) {
    const verbs = Object.keys(VERBS);
    throw new BadInputError(
      `There is no edit ${JSON.stringify(verb)}.${didYouMean(verb, verbs)} Edits: ${verbs.join(', ')}.`,
    );
  }
  const [least, most] = known.count;
  if (rest.length < least || rest.length > most)
    throw new BadInputError(`Usage: wayfarer edit TRIP ${verb} ${known.usage}`);
  const [trip, { facts }] = await Promise.all([concierge.getTrip(id), concierge.getPlan(id)]);
  return checkShape<Edit>(editSchema, known.toEdit({ verb, words: rest, options, trip, places: facts.places }));
}

/** @throws {ForbiddenActionError} by name, where a shape would only say that it is not known. */
function allowed(said: unknown): unknown {
  assertAllowed(said);
  return said;
}

function parseJson(text: string): unknown {
  const edit = readJson(text);
  const malformed = findMalformedText(edit);
  if (!malformed) return edit;
  const path = ['edit', ...malformed.path].join('.').toWellFormed();
  throw new BadInputError(`At ${path}: expected well-formed Unicode, got ${JSON.stringify(malformed.text)}.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInputError(`Expected an edit as JSON, got ${JSON.stringify(text)}.`);
  }
}

function replyWithOutcome(outcome: EditOutcome, trip: string): Reply {
  const exit = outcome.outcome === 'refused' ? EXIT.infeasible : EXIT.ok;
  return { json: outcome, text: (style) => showOutcome(outcome, { style, trip }), exit };
}
