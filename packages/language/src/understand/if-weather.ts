import type { Edit } from '@wayfarer/edits';

import { type Clause, listDatesOf } from './clause.ts';
import type { Frame } from './frame.ts';
import { namesWeather } from './frames.ts';
import { foldWords } from './masked-text.ts';
import { has } from './patterns.ts';
import type { Scene } from './trip-scene.ts';

/**
 * "If it rains on Saturday, swap the gardens for something indoors": no order yet. The weather of that day is told, and the change is
 * offered for the day on which it turns out so.
 */
export function withoutWeatherOrders(
  frames: readonly Frame[],
  clauses: readonly Clause[],
  scene: Scene,
): readonly Frame[] {
  const condition = clauses.find(
    (clause) =>
      [clause.core, clause.text, foldWords(clause.words)].some((words) => has(words, scene.lexicon.conditional)) &&
      namesWeather(clause, scene),
  );
  const edits = frames.flatMap(editsOf);
  if (!condition || edits.length === 0) return frames;
  const [date] = listDatesOf(condition);
  const isInPlan = scene.context.days.some((day) => day.date === date);
  const others = frames.filter((frame) => editsOf(frame).length === 0 && !isOfWeather(frame));
  return [
    { act: 'question', question: { about: 'if-weather', edits, ...(date !== undefined && isInPlan && { date }) } },
    ...others,
  ];
}

function editsOf(frame: Frame): readonly Edit[] {
  if (frame.act === 'edit') return [frame.edit];
  if (frame.act === 'question' && frame.question.about === 'what-if' && 'edit' in frame.question)
    return [frame.question.edit];
  return frame.act === 'wish' && frame.wish.kind === 'propose' ? frame.wish.edits : [];
}

/** What would be told of the weather alone. */
function isOfWeather(frame: Frame): boolean {
  if (frame.act === 'report') return frame.report.kind === 'weather';
  if (frame.act !== 'question') return false;
  const { question } = frame;
  if (question.about === 'what-if') return 'report' in question && question.report.kind === 'weather';
  return question.about === 'weather' || question.about === 'rain';
}
