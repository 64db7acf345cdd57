import { type Question, sayTogether } from '@wayfarer/language';
import { type Decision, explainDecision, explainLimit, memoryOf, rulesOf } from '@wayfarer/replanner';
import { formatDuration } from '@wayfarer/trip/clock';

import { toLearned } from '../../view/to-learned.ts';
import type { Act, PlanScene } from '../scene.ts';

/** Why there is a question at all. */
export function answerWhyAsked(scene: PlanScene): Act {
  const { speaker, journey } = scene;
  const { answers } = speaker.texts;
  const { pending } = journey;
  if (!pending) return { text: answers.nothingOpen };
  if (speaker.language === 'en') return { text: explainDecision(contextOf(scene), pending).asked };
  const [level, limit] = figuresOf(pending);
  return { text: answers.whyAsked(speaker.stop(pending.visit), level, limit) };
}

/** Why that choice is recommended, and that alternative stands first. */
export function answerWhyThis(scene: PlanScene): Act {
  const { speaker, journey } = scene;
  const { answers } = speaker.texts;
  const { pending } = journey;
  if (!pending) return { text: answers.nothingOpen };
  const [first] = pending.alternatives;
  if (speaker.language === 'en' || !first) return { text: explainDecision(contextOf(scene), pending).recommended };
  return { text: answers.whyThis(speaker.name(first.place), first.score.toFixed(2), pending.alternatives.length) };
}

/** Of the kind that is named; else of the open decision, else of what was reported last. */
export function answerWhyLimit({ kind: named }: Extract<Question, { about: 'why-limit' }>, scene: PlanScene): Act {
  const { speaker, journey } = scene;
  const { pending, readings } = journey;
  const kind = named ?? pending?.trigger.measure.kind ?? readings.at(-1)?.measure.kind;
  if (!kind) return { text: speaker.texts.answers.nothingOpen };
  if (speaker.language !== 'en' && pending?.trigger.measure.kind === kind)
    return { text: speaker.texts.answers.whyLimit(figuresOf(pending)[1]) };
  return { text: explainLimit(contextOf(scene), kind, pending ?? undefined) };
}

/** What the choices on this trip taught. */
export function answerLearned({ speaker, journey }: PlanScene): Act {
  const { answers } = speaker.texts;
  const { lines } = toLearned(journey);
  if (lines.length === 0) return { text: answers.nothingLearned };
  if (speaker.language === 'en') return { text: lines.join('\n') };
  const { compared, replacements } = memoryOf(journey);
  const said = replacements.map(({ place, by }) => answers.learnedInstead(speaker.name(place), speaker.name(by)));
  const ranked = compared > 0 ? [answers.learnedFrom(compared)] : [];
  return {
    text: said.length + ranked.length === 0 ? lines.join('\n') : sayTogether([...ranked, ...said], speaker.language),
  };
}

function contextOf({ journey }: PlanScene): Parameters<typeof explainDecision>[0] {
  return { journey, rules: rulesOf({ ...journey.start, days: journey.days }) };
}

/** What was reported, and the limit it is held against. */
function figuresOf({ reading }: Decision): readonly [string | null, string | null] {
  const say = (level: number | null): string | null => {
    if (level === null) return null;
    return reading.kind === 'delay' ? formatDuration(Math.round(level * 1440)) : `${Math.round(level * 1000) / 10} %`;
  };
  return [say(reading.level), say(reading.limit)];
}
