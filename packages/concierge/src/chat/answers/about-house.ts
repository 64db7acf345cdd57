import { valueOf } from '@wayfarer/planner';

import { helpChips } from '../acts/help-chips.ts';
import { toPlainEnglish } from '../acts/plain-english.ts';
import { sayDecision } from '../acts/say-decision.ts';
import type { Act, PlanScene, Scene } from '../scene.ts';

/** What may be said, with examples to tap. */
export function answerHelp(scene: Scene): Act {
  const { answers } = scene.speaker.texts;
  if (!scene.state.journey) return { text: scene.speaker.texts.answers.helpBefore };
  const lines = scene.state.journey.underWay ? answers.helpOnTheWay : answers.helpLines;
  return { text: [answers.help, ...lines].join('\n'), offered: helpChips(scene) };
}

export function answerWhere({ world, speaker }: Scene): Act {
  const names = world.gazetteer.listCities().map(({ name }) => name);
  return { text: speaker.texts.answers.cities(speaker.list(names)) };
}

export function answerPermission({ state, speaker }: Scene): Act {
  return { text: speaker.texts.answers.autonomy[valueOf(state.planning.facts, 'autonomy') ?? 'ask'] };
}

/** What waits for an answer. */
export function answerOpen(scene: PlanScene): Act {
  const { pending } = scene.journey;
  return pending ? sayDecision({ decision: pending }, scene) : { text: scene.speaker.texts.answers.nothingOpen };
}

/** How many deeds are told. */
const MOST_DEEDS = 8;

export function answerHistory({ state, speaker }: PlanScene): Act {
  const { answers } = speaker.texts;
  const deeds = state.deeds.map(({ text, undone }) => {
    const said = toPlainEnglish(text);
    return undone ? `${said} (${answers.undone})` : said;
  });
  return {
    text: deeds.length === 0 ? answers.noHistory : [answers.history, ...deeds.slice(-MOST_DEEDS)].join('\n'),
  };
}
