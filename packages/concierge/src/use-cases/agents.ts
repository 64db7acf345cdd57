import type { StoredEvent } from '@wayfarer/archon';
import type { Agents } from '@wayfarer/contract';
import { type Action, consultAll, type JourneyEvent, rulesOf, situationOf, toEdit } from '@wayfarer/replanner';
import { formatTime, type MinuteOfDay } from '@wayfarer/trip/clock';

import { fromEdit } from '../edit/from-edit.ts';
import { NoPlanChosenError } from '../errors.ts';
import { loadTrip, type UseCaseContext } from '../use-case-context.ts';

/** As many as one reads at once. */
const MOST_ASKED = 20;

/**
 * Who was asked on the way, why, and what each proposed; and what each would say now.
 *
 * @throws {UnknownTripError | NoPlanChosenError}
 */
export async function getAgents(context: UseCaseContext, id: string): Promise<Agents> {
  const { journey } = await loadTrip(context, id);
  if (!journey) throw new NoPlanChosenError('agents');
  const events = await context.log.read(id);
  const rules = rulesOf({ ...journey.start, days: journey.days });
  const now = consultAll({ situation: situationOf({ journey, rules }), event: null });
  return {
    asked: events.flatMap(toAsked).slice(-MOST_ASKED),
    now: now.map(({ specialist, action }) => ({ agent: specialist, proposed: toProposal(action) })),
  };
}

type Asked = Agents['asked'][number];

function toAsked({ seq, type, content }: StoredEvent): readonly Asked[] {
  const event = { type, content } as JourneyEvent;
  if (event.type === 'agents-dispatched') {
    const { event: about, routing, action, time } = event.content;
    const proposed = action ? [toProposal(action)] : [];
    return [{ seq, time: clock(time), event: about, agent: routing.agent, why: routing.reason, proposed }];
  }
  if (event.type !== 'reading-reported') return [];
  const { measure, time, dispatched } = event.content;
  const { specialist, reason, actions } = dispatched;
  return [
    { seq, time: clock(time), event: measure.kind, agent: specialist, why: reason, proposed: actions.map(toProposal) },
  ];
}

function toProposal(action: Action): Asked['proposed'][number] {
  const edit = toEdit(action);
  return { type: action.type, reason: action.reason, says: saysOf(action), edit: edit && fromEdit(edit) };
}

/** What was found out, as a sentence. */
function saysOf(action: Action): string | null {
  const says = 'says' in action ? action.says : undefined;
  if (!says) return null;
  switch (says.about) {
    case 'explanation':
      return says.text;
    case 'budget':
      return says.spent === null
        ? 'Nothing to weigh.'
        : `Budget: ${says.status}, ${Math.round(100 * says.spent)} % spent.`;
    case 'memory':
      return says.keep === null ? 'Nothing to keep.' : `Kept ${says.keep}: ${says.disruptions} today.`;
    case 'preference': {
      const { crowd, weather, traffic } = says.tolerance;
      const liked = says.interests.length === 0 ? 'nothing in particular' : says.interests.join(', ');
      return `Pace ${says.pace}; likes ${liked}; takes crowds ${crowd}, weather ${weather}, traffic ${traffic}.`;
    }
  }
}

function clock(time: MinuteOfDay): string {
  return formatTime(time);
}
