import { listMoves } from '@wayfarer/edits';
import { sayDone, sayDuration, sayTogether, type Supposed } from '@wayfarer/language';
import { parseReading, type PlanDelta, type Supposition, type Trouble, whatIf } from '@wayfarer/replanner';
import { formatMoney, money } from '@wayfarer/trip/money';

import { toWishedEdit } from '../../edit/to-wished-edit.ts';
import { toPlainEnglish } from '../acts/plain-english.ts';
import { type Act, chip, type PlanScene } from '../scene.ts';

/** What would come of it, with what differs; one word takes it over. */
export function answerWhatIf(supposed: Supposed, scene: PlanScene): Act {
  const { journey, world, speaker } = scene;
  const { decisions, edits } = speaker.texts;
  const { before, after, steps, delta, text } = whatIf(journey, toSupposition(supposed, scene), { crowd: world.crowd });
  if (steps.length === 0) return { text: speaker.language === 'en' ? toPlainEnglish(text) : decisions.noted };
  const moves = listMoves(before.days, after.days);
  const said =
    speaker.language === 'en'
      ? toPlainEnglish(text)
      : edits.wouldBe(sayDone({ asked: moves, moved: [] }, { type: 'swap', visits: NONE }, speaker));
  const take = 'report' in supposed ? { report: supposed.report } : { edit: supposed.edit };
  return {
    text: sayTogether([said, sayDelta(delta, scene)], speaker.language),
    offered: [chip(decisions.doIt, { act: 'command', command: { name: 'take', ...take } })],
  };
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
