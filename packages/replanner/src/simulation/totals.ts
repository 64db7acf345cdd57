import { drawHistograms } from './draw-histograms.ts';
import type { Lived } from './live.ts';

/** What many trips came to. Shares are 0–1. */
export interface Totals {
  readonly travellers: number;
  /** Of what was planned, and of what a full solve that knew all would have had: on average over the travellers. */
  readonly keptOfPlan: number;
  readonly scoreKept: number;
  readonly unmoved: number;
  readonly infeasible: number;
  readonly decisionsADay: number;
  readonly minutesLostADay: number;
}

export function sumUp(lived: readonly Lived[]): Totals {
  const sum = (of: (one: Lived) => number): number => lived.reduce((so, one) => so + of(one), 0);
  const days = Math.max(
    1,
    sum((one) => one.days),
  );
  const unaffected = Math.max(
    1,
    sum((one) => one.unaffected),
  );
  return {
    travellers: lived.length,
    keptOfPlan: rounded(sum(keptOfPlan) / Math.max(1, lived.length), 4),
    scoreKept: rounded(sum(scoreKept) / Math.max(1, lived.length), 4),
    unmoved: rounded(sum((one) => one.unmoved) / unaffected, 4),
    infeasible: sum((one) => one.infeasible),
    decisionsADay: rounded(sum((one) => one.decisions) / days, 2),
    minutesLostADay: rounded(sum((one) => one.minutesLost) / days, 1),
  };
}

/** For people. */
export function describeTotals(totals: Totals): string {
  const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
  return [
    `score kept of hindsight, on average: ${percent(totals.scoreKept)}`,
    `score kept of what was planned, on average: ${percent(totals.keptOfPlan)}`,
    `visits that nothing befell and that kept their time: ${percent(totals.unmoved)}`,
    `infeasible days: ${totals.infeasible}`,
    `decisions asked a day: ${totals.decisionsADay}; minutes lost a day: ${totals.minutesLostADay}`,
  ].join('\n');
}

/** A page of plots, SVG. */
export function drawTotals(lived: readonly Lived[]): string {
  const aDay = (of: (one: Lived) => number) => lived.map((one) => of(one) / Math.max(1, one.days));
  return drawHistograms([
    { title: 'Score kept of hindsight, %', values: lived.map((one) => scoreKept(one) * 100) },
    { title: 'Decisions asked a day', values: aDay((one) => one.decisions) },
    { title: 'Minutes lost a day', values: aDay((one) => one.minutesLost) },
  ]);
}

function scoreKept({ score, hindsight }: Lived): number {
  return hindsight === 0 ? 1 : score / hindsight;
}

function keptOfPlan({ score, planned }: Lived): number {
  return planned === 0 ? 1 : score / planned;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
