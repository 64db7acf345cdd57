import type { Edit, EditOutcome } from '@wayfarer/edits';
import { type Choice, sayEdit, sayReasons, sayTogether, sayWould, type Speaker, toSpeaker } from '@wayfarer/language';
import { type Journey, tryEdit } from '@wayfarer/replanner';

import { toWishedEdit } from '../../edit/to-wished-edit.ts';
import { aboutEdit, refuse } from '../acts/act-on-edit.ts';
import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';

type Done = Extract<EditOutcome, { kind: 'done' }>;
type Refused = Extract<EditOutcome, { kind: 'refused' }>;

/**
 * Asks whether these are to be done, each on the plan as the one before would leave it; one tap does them. Where one does not
 * fit it says why; where none does, what would.
 */
export function propose(edits: readonly Edit[], scene: PlanScene, said = ''): Act {
  const { texts, language } = scene.speaker;
  const told: string[] = [];
  const taken: Edit[] = [];
  const refused: { readonly edit: Edit; readonly outcome: Refused }[] = [];
  let journey = scene.journey;
  for (const edit of edits) {
    const outcome = attempt(edit, scene, journey);
    if (outcome.kind === 'refused') refused.push({ edit, outcome });
    if (outcome.kind !== 'done') continue;
    journey = after(journey, outcome);
    told.push(sayWould(outcome, edit, speakerAfter(outcome, scene)));
    taken.push(edit);
  }
  const [first, ...others] = taken;
  const [missing] = refused;
  if (!first) return missing ? refuse(missing.outcome, missing.edit, scene) : { text: texts.edits.unchanged };
  const lost = refused.map(({ outcome }) => texts.edits.refused(sayReasons(outcome.reasons, scene.speaker)));
  const would = texts.edits.wouldBe(sayTogether(told, language));
  return {
    text: sayTogether([said, ...lost, would], language),
    offered: [...takeChips(taken, scene), leaveChip(scene)],
    ...(others.length === 0 && { about: aboutEdit(first, scene) }),
  };
}

/** One tap for all of them, and one for each. */
function takeChips(edits: readonly Edit[], scene: PlanScene): readonly Choice[] {
  const { speaker } = scene;
  const { decisions } = speaker.texts;
  const [first, ...others] = edits;
  if (first && others.length === 0) return [chip(decisions.doIt, { act: 'edit', edit: first })];
  return [
    takeChip(edits, scene),
    ...edits.slice(0, MOST_CHIPS - 2).map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })),
  ];
}

/** Does all of them: a yes means it, whatever else is offered beside it. */
export function takeChip(edits: readonly Edit[], { speaker }: Pick<PlanScene, 'speaker'>): Choice {
  return chip(speaker.texts.decisions.doIt, { act: 'command', command: { name: 'take-all', edits } });
}

export function leaveChip({ speaker }: Pick<PlanScene, 'speaker'>): Choice {
  return chip(speaker.texts.decisions.reject, { act: 'command', command: { name: 'stop' } });
}

/** What would come of it; nothing has changed. */
export function attempt(edit: Edit, { state, journey }: PlanScene, on: Journey = journey): EditOutcome {
  return tryEdit(on, toWishedEdit(state.planning, on, edit));
}

/** Whether each of them can be done on the plan as the one before would leave it. */
export function fits(edits: readonly Edit[], scene: PlanScene): boolean {
  let { journey } = scene;
  for (const edit of edits) {
    const outcome = attempt(edit, scene, journey);
    if (outcome.kind === 'refused') return false;
    if (outcome.kind === 'done') journey = after(journey, outcome);
  }
  return true;
}

/** The journey with an edit that was not made. */
export function after(journey: Journey, { plan }: Done): Journey {
  const { days, leftOut, skipped, facts, party, preferences, budget, mustDo } = plan;
  const start = { ...journey.start, facts, party, preferences, budget, mustDo };
  return { ...journey, start, days, leftOut, skipped };
}

function speakerAfter({ plan }: Done, { speaker }: PlanScene): Speaker {
  return toSpeaker({ days: plan.days, facts: plan.facts }, speaker.language);
}
