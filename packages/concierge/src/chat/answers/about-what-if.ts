import { isOutdoors, listMoves } from '@wayfarer/edits';
import { sayDuration, sayTogether, sayWould, type Supposed } from '@wayfarer/language';
import {
  listStopsAhead,
  parseReading,
  type PlanDelta,
  type Supposition,
  type Trouble,
  whatIf,
} from '@wayfarer/replanner';
import { formatTime, type IsoDate, minute, MINUTES_PER_DAY } from '@wayfarer/trip/clock';
import { formatMoney, money } from '@wayfarer/trip/money';

import { toWishedEdit } from '../../edit/to-wished-edit.ts';
import { toPlainEnglish } from '../acts/plain-english.ts';
import { type Act, chip, type PlanScene } from '../scene.ts';

/** What would come of it, with what differs; one word takes it over. */
export function answerWhatIf(supposed: Supposed, scene: PlanScene): Act {
  const { journey, world, speaker } = scene;
  const { decisions, edits } = speaker.texts;
  const { before, after, steps, delta, text } = whatIf(journey, toSupposition(supposed, scene), { crowd: world.crowd });
  const head = 'report' in supposed ? sayHead(supposed, scene) : '';
  if (steps.length === 0) {
    const none = speaker.language === 'en' ? toPlainEnglish(text) : decisions.noted;
    return { text: 'report' in supposed ? (sayNoStep(supposed, head, scene) ?? none) : none };
  }
  const moves = listMoves(before.days, after.days);
  const said =
    speaker.language === 'en'
      ? toPlainEnglish(text)
      : edits.wouldBe(sayWould({ asked: moves, moved: [] }, { type: 'swap', visits: NONE }, speaker));
  const take = 'report' in supposed ? { report: supposed.report } : { edit: supposed.edit };
  return {
    text: sayTogether([head, said, sayDelta(delta, scene)], speaker.language),
    offered: [chip(decisions.doIt, { act: 'command', command: { name: 'take', ...take } })],
  };
}

type SupposedReport = Extract<Supposed, { report: unknown }>;

/** What is supposed: the weather with the stops that lie in it, or by how much one is late. */
function sayHead(supposed: SupposedReport, scene: PlanScene): string {
  const { measure } = parseReading({ kind: supposed.report.kind, value: supposed.report.value });
  const { speaker } = scene;
  const { decisions, words } = speaker.texts;
  if (measure.kind === 'delay') return decisions.ifLate(sayDuration(measure.minutes, speaker.language));
  if (measure.kind !== 'weather') return '';
  const { date, names } = listOutdoors(supposed, scene);
  if (names.length === 0) return '';
  const sky = words.weather[measure.condition];
  return decisions.ifWeather(speaker.day(date), sky, speaker.list(names));
}

/** The stops of that day that are under the open sky while the weather lasts. */
function listOutdoors(
  { report: { date, at, until } }: SupposedReport,
  { journey, speaker }: PlanScene,
): { readonly date: IsoDate; readonly names: readonly string[] } {
  const [from, to] = [at ?? 0, until ?? MINUTES_PER_DAY];
  const on = date ?? journey.cursor.date;
  const names = listStopsAhead(journey)
    .filter((stop) => stop.date === on && stop.visit.arrive < to && stop.visit.depart > from)
    .flatMap(({ visit }) => {
      const place = speaker.book.get(visit.place);
      return place && isOutdoors(place) ? [speaker.stop(visit.id)] : [];
    });
  return { date: on, names };
}

/** Where nothing can be done about it: what would be late, or stay in the rain. */
function sayNoStep(supposed: SupposedReport, head: string, scene: PlanScene): string | undefined {
  const { speaker } = scene;
  const { decisions } = speaker.texts;
  const { kind, value } = supposed.report;
  if (kind === 'weather') {
    const { date, names } = listOutdoors(supposed, scene);
    const said =
      names.length === 0 ? [speaker.texts.answers.noneInRain(speaker.day(date))] : [head, decisions.nothingInstead];
    return sayTogether(said, speaker.language);
  }
  return kind === 'delay' && typeof value === 'number' ? sayLate(supposed, head, scene) : undefined;
}

/** When one would be at the next stop, and what comes after it. */
function sayLate({ report: { visit, value } }: SupposedReport, head: string, scene: PlanScene): string | undefined {
  const { journey, speaker } = scene;
  const { decisions } = speaker.texts;
  const ahead = listStopsAhead(journey);
  const first = ahead.find((stop) => visit === undefined || stop.visit.id === visit);
  if (!first) return undefined;
  const later = ahead.filter(({ date, visit: each }) => date === first.date && each.arrive > first.visit.arrive);
  const [then, planned] = [first.visit.arrive + Number(value), first.visit.arrive].map((at) =>
    formatTime(minute(Math.min(at, MINUTES_PER_DAY - 1))),
  );
  const names = later.map((stop) => `${speaker.stop(stop.visit.id)} (${formatTime(stop.visit.arrive)})`);
  return sayTogether(
    [
      head,
      decisions.lateAt(speaker.stop(first.visit.id), then ?? '', planned ?? ''),
      names.length === 0 ? decisions.nothingAfter : decisions.nothingGives(speaker.list(names)),
    ],
    speaker.language,
  );
}

/** Stops are told one by one for it; it is never done. */
const NONE = ['', ''] as never;

function sayDelta({ minutes, money: cost, satisfaction }: PlanDelta, { speaker }: PlanScene): string {
  const signed = (value: number, said: string): string => (value === 0 ? '±0' : `${value < 0 ? '−' : '+'}${said}`);
  return speaker.texts.decisions.difference(
    signed(minutes, sayDuration(Math.abs(minutes), speaker.language)),
    cost && signed(cost.amount, formatMoney(money(Math.abs(cost.amount), cost.currency))),
    signed(satisfaction, Math.abs(satisfaction).toFixed(2)),
  );
}

function toSupposition(supposed: Supposed, { state, journey }: PlanScene): Supposition {
  if ('edit' in supposed) return { wish: toWishedEdit(state.planning, journey, supposed.edit) };
  return { trouble: toTrouble(supposed) };
}

/** What is reported, as something that might be. */
export function toTrouble({ report }: Extract<Supposed, { report: unknown }>): Trouble {
  const { kind, value, visit, date, at, until } = report;
  const { measure } = parseReading({ kind, value });
  if (measure.kind !== 'weather') return { measure, ...(visit !== undefined && { visit }) };
  return {
    measure,
    ...(date !== undefined && { date }),
    ...(at !== undefined && { from: at }),
    ...(until !== undefined && { until }),
  };
}
