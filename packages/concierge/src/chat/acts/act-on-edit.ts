import type { NewEvent } from '@wayfarer/archon';
import type { Edit, EditOutcome } from '@wayfarer/edits';
import { type Choice, sayEdit, sayOutcome, sayReasons, sayTogether, sayWould } from '@wayfarer/language';
import { EditRefusedError, tryEdit } from '@wayfarer/replanner';
import { isSameData } from '@wayfarer/trip';

import { toWishedEdit } from '../../edit/to-wished-edit.ts';
import type { About } from '../focus.ts';
import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { atNearestHour } from '../wishes/nearest-hour.ts';
import { sayOverLimit } from './say-over-limit.ts';
import { sayPlanEdited } from './say-plan-edited.ts';

/** Changes the plan; where that does not fit it says why, and offers what would. */
export function actOnEdit(edit: Edit, scene: PlanScene): Act {
  try {
    const events = scene.decide({ type: 'edit', edit });
    const about = aboutEdit(edit, scene);
    if (events.some(({ type }) => type === 'edit-withheld')) return { ...sayProposal(events, scene), about };
    const text = sayPlanEdited(events, scene.after(events)) ?? scene.speaker.texts.edits.unchanged;
    const over = edit.type === 'budget' ? sayOverLimit(edit, events, scene) : undefined;
    if (over) return { events, ...over, text: sayTogether([text, over.text], scene.speaker.language), about };
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

/** It would change more than it names, or nobody has asked for it: told as it would be, and asked for. */
export function askFirst(
  edit: Edit,
  { state, journey, speaker }: Pick<PlanScene, 'state' | 'journey' | 'speaker'>,
): Pick<Act, 'text' | 'offered'> {
  const { edits, decisions } = speaker.texts;
  const outcome = tryEdit(journey, toWishedEdit(state.planning, journey, edit));
  const said = outcome.kind === 'done' ? sayWould(outcome, edit, speaker) : '';
  return {
    text: edits.wouldBe(said),
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

/** Why it does not fit, with what would; where it fits once something goes, that is asked. */
export function refuse(outcome: Refused, edit: Edit, scene: PlanScene): Act {
  const less = outcome.remedies.find((remedy) => 'without' in remedy.edit)?.edit;
  if (less) return askToDrop(outcome, { edit, less }, scene);
  const offered = remedyChips(outcome, scene, edit);
  return {
    text: sayOutcome(outcome, edit, scene.speaker),
    offered,
    wished: edit,
    about: aboutEdit(edit, scene),
  };
}

type Refused = Extract<EditOutcome, { kind: 'refused' }>;

function remedyChips({ remedies }: Refused, { speaker, journey }: PlanScene, edit?: Edit): readonly Choice[] {
  const nearest = edit && atNearestHour(edit, journey);
  const edits = [...(nearest ? [nearest] : []), ...remedies.map((remedy) => remedy.edit)];
  return edits
    .filter((one, at) => edits.findIndex((other) => isSameData(other, one)) === at)
    .slice(0, MOST_CHIPS)
    .map((one) => chip(sayEdit(one, speaker), { act: 'edit', edit: one }));
}

/** The same edit with what has to go for it: one question, which names that. */
function askToDrop(
  outcome: Refused,
  { edit, less }: { readonly edit: Edit; readonly less: Edit },
  scene: PlanScene,
): Act {
  const { speaker } = scene;
  const { edits, decisions } = speaker.texts;
  const { text } = askFirst(less, scene);
  const others = remedyChips(
    { ...outcome, remedies: outcome.remedies.filter((remedy) => remedy.edit !== less) },
    scene,
  );
  return {
    text: sayTogether([edits.refused(sayReasons(outcome.reasons, speaker)), text], speaker.language),
    offered: [
      chip(decisions.doIt, { act: 'command', command: { name: 'take-all', edits: [less] } }),
      ...others.slice(0, MOST_CHIPS - 2),
      chip(decisions.reject, { act: 'command', command: { name: 'stop' } }),
    ],
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
