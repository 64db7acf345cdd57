import { escapeControls } from '@wayfarer/archon/data';

import type { Check } from '../score/check.ts';
import type { ConversationResult, EvaluationReport, TurnResult } from './evaluation-report.ts';

/** Characters of a text that are shown of it. */
const SHOWN = 160;

/** The report for people: what failed, with expected and got, then a table by layer. */
export function formatReport(report: EvaluationReport): string {
  const failed = report.conversations.filter(({ passed }) => !passed);
  return [...failed.map(describeFailure), describeTotals(report)].join('\n\n');
}

/** One conversation that failed: which, where, and each check of it that did. */
export function describeFailure({ suite, id, about, place, turns }: ConversationResult): string {
  const lines = turns.flatMap((turn, index) => describeTurn(turn, { file: place.file, number: index + 1 }));
  return [`✗ ${suite} · ${id}: ${about}`, ...lines].join('\n');
}

function describeTurn(
  { line, input, checks }: TurnResult,
  { file, number }: { readonly file: string; readonly number: number },
): readonly string[] {
  const failed = checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return [];
  return [`  ${file}:${line} turn ${number} ${shorten(JSON.stringify(input))}`, ...failed.flatMap(describeCheck)];
}

function describeCheck({ layer, what, expected, got }: Check): readonly string[] {
  return [`    ${layer}, ${what}`, `      expected  ${shorten(expected)}`, `      got       ${shorten(got)}`];
}

function describeTotals({ conversations, passed, layers, containment, latencyMs }: EvaluationReport): string {
  const rows = [
    ...layers.map(({ layer, turns, passed: right }) => rowOf(layer, right, turns)),
    rowOf('conversations', passed, conversations.length),
  ];
  return [
    'layer           passed    of   share',
    ...rows,
    ...(containment === null ? [] : [`Ended without a person: ${toPercent(containment)} of the conversations.`]),
    ...(latencyMs
      ? [`Latency of a message: p50 ${latencyMs.p50.toFixed(1)} ms, p95 ${latencyMs.p95.toFixed(1)} ms.`]
      : []),
  ].join('\n');
}

function rowOf(name: string, passed: number, all: number): string {
  const share = all === 0 ? '–' : toPercent(passed / all);
  return `${name.padEnd(14)}${String(passed).padStart(8)}${String(all).padStart(6)}${share.padStart(8)}`;
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(share === 1 ? 0 : 1)} %`;
}

function shorten(text: string): string {
  const line = escapeControls(text.replaceAll(/\s+/g, ' '));
  return line.length > SHOWN ? `${line.slice(0, SHOWN).toWellFormed()}…` : line;
}
