import type { Trip } from '@wayfarer/contract';
import {
  type Paper,
  PAPERS,
  PLAN_FORMAT_NAMES,
  PLAN_FORMATS,
  type PlanFormatName,
  toExportedPlan,
  toPrintPage,
  writePlan,
} from '@wayfarer/exports';

import { BadInputError } from '../bad-input-error.ts';
import { type CommandContext, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { writeFileAt } from '../files.ts';
import { findTripId } from '../find-trip.ts';
import { printPdf } from '../print-pdf.ts';

/** What a trip can be taken along as: the text of the file, and what stands for it as JSON. */
interface Exported {
  readonly file: string | Uint8Array;
  readonly json: unknown;
}

type Write = (context: CommandContext, id: string) => Promise<Exported>;

const FORMATS: Readonly<Record<string, Write>> = {
  ...Object.fromEntries(PLAN_FORMAT_NAMES.map((name) => [name, writeAs(name)])),
  async page(context, id) {
    const { trip, page } = await printPage(context, id);
    return { file: page, json: trip };
  },
  async pdf(context, id) {
    if (textOf(context, 'out') === undefined)
      throw new BadInputError('A PDF is no text: say where it goes, e.g. --out plan.pdf.');
    const { trip, page } = await printPage(context, id, paperOf(context));
    return { file: await printPdf(page, context.environment), json: trip };
  },
  async share({ concierge }, id) {
    const shared = await concierge.shareTrip(id);
    return { file: `${JSON.stringify(shared)}\n`, json: shared };
  },
  async json({ concierge }, id) {
    const trip = await concierge.getTrip(id);
    return { file: `${JSON.stringify(trip, null, 2)}\n`, json: trip };
  },
  async events({ concierge }, id) {
    const events = await concierge.exportEvents(id);
    return { file: events.map((event) => `${JSON.stringify(event)}\n`).join(''), json: events };
  },
};

async function printPage(
  context: CommandContext,
  id: string,
  paper?: Paper,
): Promise<{ readonly trip: Trip; readonly page: string }> {
  const trip = await context.concierge.getTrip(id);
  const plan = toExportedPlan(trip, textOf(context, 'option'));
  return { trip, page: toPrintPage(plan, context.findSketch, paper && { paper }) };
}

function paperOf(context: CommandContext): Paper {
  const wanted = textOf(context, 'paper') ?? 'A4';
  const paper = PAPERS.find((one) => one.toLowerCase() === wanted.toLowerCase());
  if (paper) return paper;
  throw new BadInputError(`Expected ${PAPERS.join(' or ')} for --paper, got ${JSON.stringify(wanted)}.`);
}

function writeAs(name: PlanFormatName): Write {
  return async (context, id) => {
    const trip = await context.concierge.getTrip(id);
    return { file: writePlan(trip, name, textOf(context, 'option')), json: trip };
  };
}

export const exportTrip: TripCommand = {
  name: 'export',
  summary: 'take the plan along: for calendars, map apps, to read or to share',
  usage: `TRIP [--as ${Object.keys(FORMATS).join('|')}]`,
  words: [1, 1],
  options: {
    as: {
      type: 'string',
      value: 'FORMAT',
      summary: [
        ...PLAN_FORMAT_NAMES.map((name) => `${name}: ${PLAN_FORMATS[name].summary}`),
        'page: for paper, with maps, opened and printed by any browser',
        'pdf: the same page, printed by Chromium, Chrome or Edge of this computer',
        'share: a file that another Wayfarer opens, without anything that was said',
        'json: the whole trip',
        'events: every event of the trip and its chat, one a line',
      ].join('; '),
    },
    format: { type: 'string', value: 'FORMAT', summary: 'the same as --as' },
    option: { type: 'string', value: 'N', summary: 'this option instead of the chosen plan' },
    paper: { type: 'string', value: 'SIZE', summary: 'of a pdf: A4, which it is without it, or letter' },
    out: { type: 'string', value: 'FILE', summary: 'write to a file instead of stdout' },
  },
  details: `${TRIP_WORD} Without --as it is a calendar. With --json the trip is printed, and the file must go to --out. Raw events can be had of a trip that cannot be read, too.`,
  async run(context) {
    const [format, out] = [textOf(context, 'as') ?? textOf(context, 'format') ?? 'ics', textOf(context, 'out')];
    const write = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (!write) {
      throw new BadInputError(
        `There is no format ${JSON.stringify(format)}. Formats: ${Object.keys(FORMATS).join(', ')}.`,
      );
    }
    const { file, json } = await write(context, await findTripId(context.concierge, context.words[0] ?? ''));
    if (out === undefined) return { json, text: () => (typeof file === 'string' ? file : '') };
    await writeFileAt(out, file);
    return { json, text: () => `Wrote ${out}\n` };
  },
};
