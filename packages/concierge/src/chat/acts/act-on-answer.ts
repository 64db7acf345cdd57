import { type Answer, type OptionProperty, sayTogether } from '@wayfarer/language';
import { hasProposal } from '@wayfarer/planner';

import { findBest, optionChips, sayBest } from '../answers/about-options.ts';
import { type Act, chip, isPlanScene, type Scene } from '../scene.ts';
import { changeChips, wishChips } from './help-chips.ts';
import { chipsOf } from './say-decision.ts';
import { sayEvents } from './say-events.ts';

/** Answers what is open; where nothing is, says so and asks what shall be different. */
export function actOnAnswer(answer: Answer, text: string, scene: Scene): Act {
  const { texts } = scene.speaker;
  switch (answer.kind) {
    case 'option': {
      if (isSwitch(answer.option, scene)) return askToSwitch(answer.option, scene);
      const events = scene.decide({ type: 'select', option: answer.option });
      return { events, text: sayEvents(events, texts.talk.chosen, scene) };
    }
    case 'option-by':
      return takeBest(answer.by, scene);
    case 'choice': {
      const { choice, n } = answer;
      const events = scene.decide({ type: 'decide', choice, ...(n === undefined ? {} : { n }) });
      return { events, text: sayEvents(events, texts.edits.done(texts.decisions.choices[choice]), scene) };
    }
    case 'yes':
      return sayYes(scene);
    case 'no':
      return sayNo(text, scene);
  }
}

/** Once a plan is chosen, "the second one" is hardly another plan: where none was just offered, it is asked about. */
function isSwitch(
  option: number | string,
  { state: { journey, planning, conversation }, isConfirmed }: Scene,
): boolean {
  const isOffered = conversation.offered.some(
    ({ frame }) => frame.act === 'answer' && frame.answer.kind === 'option' && frame.answer.option === option,
  );
  const isThere = typeof option === 'number' && planning.options[option - 1] !== undefined;
  return journey !== null && isThere && !isOffered && !isConfirmed;
}

function askToSwitch(option: number | string, scene: Scene): Act {
  const { texts } = scene.speaker;
  const title = scene.state.planning.options[Number(option) - 1]?.title ?? '';
  return {
    text: texts.edits.wouldBe(texts.edits.would.done(`${option}. ${title}`)),
    offered: [
      chip(texts.decisions.doIt, { act: 'answer', answer: { kind: 'option', option: Number(option) } }),
      chip(texts.decisions.reject, { act: 'command', command: { name: 'stop' } }),
    ],
  };
}

function sayYes(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  if (!scene.state.journey) return takeOnly(scene);
  if (!isOpen(scene)) return { text: talk.perfect };
  const events = scene.decide({ type: 'approve' });
  return { events, text: sayEvents(events, talk.approved, scene) };
}

/** The one that has the property; where none has it, or several do, it is said and asked. */
function takeBest(by: OptionProperty, scene: Scene): Act {
  const { options } = scene.state.planning;
  if (options.length === 0) return { text: scene.speaker.texts.wishes.noOptions };
  const said = sayBest(options, by, scene);
  const [only, ...others] = findBest(options, by, scene).numbers;
  if (only === undefined || others.length > 0 || scene.state.journey)
    return {
      text: sayTogether([said, scene.speaker.texts.talk.whichOption], scene.speaker.language),
      offered: optionChips(scene),
    };
  const taken = actOnAnswer({ kind: 'option', option: only }, '', scene);
  return { ...taken, text: sayTogether([said, taken.text], scene.speaker.language) };
}

/** A yes to options is one where there is but one; else it is asked which. */
function takeOnly(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  const { options } = scene.state.planning;
  if (options.length === 1) return actOnAnswer({ kind: 'option', option: 1 }, '', scene);
  return { text: talk.whichOption, offered: optionChips(scene) };
}

/** A plain no to a question with four answers is none of them yet; "reject" keeps the visit. */
function sayNo(text: string, scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  if (hasProposal(scene.state.planning) || scene.state.withheld !== null) {
    const events = scene.decide({ type: 'reject' });
    return { events, text: `${talk.stopped} ${talk.whatToChange}`, offered: changeChips(scene) };
  }
  const pending = scene.state.journey?.pending;
  if (pending && /^reject\b/i.test(text.trim())) {
    const events = scene.decide({ type: 'reject' });
    return { events, text: sayEvents(events, talk.stopped, scene) };
  }
  if (pending && isPlanScene(scene))
    return { text: talk.noneOfThese, offered: chipsOf({ ...pending, alternatives: [] }, scene) };
  const events = scene.state.journey ? [] : scene.decide({ type: 'decline' });
  return { events, text: talk.whatToChange, offered: scene.state.journey ? changeChips(scene) : wishChips(scene) };
}

function isOpen({ state: { planning, journey, withheld } }: Scene): boolean {
  return hasProposal(planning) || withheld !== null || (journey !== null && journey.pending !== null);
}
