import { capitalised, type Choice as Chip } from '@wayfarer/language';
import type { Decision } from '@wayfarer/replanner';
import { describeHours } from '@wayfarer/trip';

import { type Act, chip, type PlanScene } from '../scene.ts';
import { toPlainEnglish } from './plain-english.ts';

/** How many alternatives are offered as chips. */
const MOST_ALTERNATIVES = 3;

/** The question that a reading leads to, with its answers as chips. `isTold`: what the matter is was said just before. */
export function sayDecision(
  content: unknown,
  scene: Pick<PlanScene, 'speaker'> & { readonly isTold?: boolean },
): Pick<Act, 'text' | 'offered'> {
  const { decision } = content as { readonly decision: Decision };
  const { decisions } = scene.speaker.texts;
  const recommended = decision.choices.find((one) => one.offered && one.recommended)?.choice;
  // In English the replanner says it himself, with the figures and where the limit comes from.
  const isEnglish = scene.speaker.language === 'en';
  const said = [
    ...(scene.isTold === true ? [] : [isEnglish ? toPlainEnglish(decision.text) : troubleOf(decision, scene)]),
    decisions.question,
    ...(recommended ? [decisions.recommended(decisions.choices[recommended])] : []),
  ];
  return { text: said.join(' '), offered: chipsOf(decision, scene) };
}

function troubleOf(
  { visit, reading, trigger }: Decision,
  { speaker: { texts, stop } }: Pick<PlanScene, 'speaker'>,
): string {
  const { trouble, returned } = texts.decisions;
  const name = stop(visit);
  if (trigger.about === 'return') return returned(name);
  const { kind, level, limit } = reading;
  const { measure } = trigger;
  if (measure.kind === 'closed' && measure.hours?.length) return trouble.otherHours(name, describeHours(measure.hours));
  if (kind === 'crowd' || kind === 'traffic') return trouble[kind](name, inPercent(level), inPercent(limit));
  return trouble[kind](name);
}

function inPercent(level: number | null): number {
  return Math.round((level ?? 0) * 100);
}

/** The best alternatives first, then what else may be answered. */
export function chipsOf(
  { choices, alternatives }: Decision,
  { speaker: { texts } }: Pick<PlanScene, 'speaker'>,
): readonly Chip[] {
  const offered = choices.filter((one) => one.offered).map(({ choice }) => choice);
  const by = offered.includes('replace') ? alternatives.slice(0, MOST_ALTERNATIVES) : [];
  return [
    ...by.map(({ n, name }) =>
      chip(texts.decisions.replaceBy(n, name), { act: 'answer', answer: { kind: 'choice', choice: 'replace', n } }),
    ),
    ...offered
      .filter((choice) => choice !== 'replace')
      .map((choice) =>
        chip(capitalised(texts.decisions.choices[choice]), { act: 'answer', answer: { kind: 'choice', choice } }),
      ),
  ];
}
