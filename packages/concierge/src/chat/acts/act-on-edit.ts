import type { NewEvent } from '@wayfarer/archon';
import type { Edit, EditOutcome } from '@wayfarer/edits';
import { sayDone, sayEdit, sayOutcome, sayTogether } from '@wayfarer/language';
import { EditRefusedError, tryEdit } from '@wayfarer/replanner';

import { toWishedEdit } from '../../edit/to-wished-edit.ts';
import type { About } from '../conversation.ts';
import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { sayPlanEdited } from './say-plan-edited.ts';

/** Changes the plan; where that does not fit it says why, and offers what would. */
export function actOnEdit(edit: Edit, scene: PlanScene): Act {
  try {
    const events = scene.decide({ type: 'edit', edit });
    const about = aboutEdit(edit, scene);
    if (events.some(({ type }) => type === 'edit-withheld')) return { ...sayProposal(events, scene), about };
    const text = sayPlanEdited(events, scene.after(events)) ?? scene.speaker.texts.edits.unchanged;
    return { events, ...withFirstWish(text, edit, scene), about };
  } catch (error) {
    if (error instanceof EditRefusedError) return refuse(error.outcome, edit, scene);
    throw error;
  }
}

/** What would be done, and that nothing is without a yes; where nothing would be, that. */
export function sayProposal(events: readonly NewEvent[], scene: PlanScene): Act {
  const withheld = events.find(({ type }) => type === 'edit-withheld');
  if (!withheld) return { events, text: scene.speaker.texts.edits.unchanged };
  return { events, ...askFirst((withheld.content as { readonly edit: Edit }).edit, scene) };
}

/** It would change more than it names, or nobody has asked for it: told as if it were done, and asked for. */
export function askFirst(
  edit: Edit,
  { state, journey, speaker }: Pick<PlanScene, 'state' | 'journey' | 'speaker'>,
): Pick<Act, 'text' | 'offered'> {
  const { edits, decisions } = speaker.texts;
  const outcome = tryEdit(journey, toWishedEdit(state.planning, journey, edit));
  const said = outcome.kind === 'done' ? sayDone(outcome, edit, speaker) : '';
  return {
    text: sayTogether([edits.wouldBe(said), decisions.howToApprove], speaker.language),
    offered: [
      chip(decisions.approve, { act: 'answer', answer: { kind: 'yes' } }),
      chip(decisions.reject, { act: 'answer', answer: { kind: 'no' } }),
    ],
  };
}

/** What made room for a wish that did not fit is not what was wished: that is offered again. */
function withFirstWish(
  text: string,
  edit: Edit,
  { state, speaker, isConfirmed }: PlanScene,
): Pick<Act, 'text' | 'offered'> {
  const { wished } = state.conversation;
  if (!isConfirmed || !wished || wished.type === edit.type || edit.type === 'replace') return { text };
  const offered = [chip(sayEdit(wished, speaker), { act: 'edit', edit: wished })];
  return { text: sayTogether([text, speaker.texts.edits.again], speaker.language), offered };
}

/** Why it does not fit, with what would. */
export function refuse(outcome: Extract<EditOutcome, { kind: 'refused' }>, edit: Edit, scene: PlanScene): Act {
  const offered = outcome.remedies
    .slice(0, MOST_CHIPS)
    .map((remedy) => chip(sayEdit(remedy.edit, scene.speaker), { act: 'edit', edit: remedy.edit }));
  return {
    text: sayOutcome(outcome, edit, scene.speaker),
    offered,
    wished: edit,
    about: aboutEdit(edit, scene),
  };
}

/** What of the plan an edit speaks of. */
export function aboutEdit(edit: Edit, { journey }: PlanScene): About {
  const visit = 'visit' in edit ? edit.visit : 'visits' in edit ? edit.visits[0] : undefined;
  const day = visit && journey.days.find(({ visits }) => visits.some(({ id }) => id === visit));
  const place = 'place' in edit ? edit.place : day?.visits.find(({ id }) => id === visit)?.place;
  const date = ('to' in edit ? edit.to?.date : undefined) ?? ('date' in edit ? edit.date : undefined) ?? day?.date;
  return { ...(visit && { visit }), ...(place && { place }), ...(date && { date }) };
}
