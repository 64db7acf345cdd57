/**
 * @module
 * A conversation that ends in two or three itineraries: pure functions over the trip's events.
 */
export { type ArrangeQuery, type Arrangement, arrangeOptions } from './compose/arrange-options.ts';
export { noticeInWords, noticesInWords, optionInWords } from './compose/in-words.ts';
export { summarise as summariseNotices } from './compose/list-notices.ts';
export { OptionGoneError, type PlannerCommand } from './commands.ts';
export {
  type ItineraryOption,
  type Mode,
  type OptionSelected,
  PLANNER_VERSIONS,
  type PlanNotice,
  type PlannerEvent,
  plannerEvent,
} from './events.ts';
export { TASKS, type TaskName } from './task-name.ts';
export { evolvePlanning, findOption, toChosenPlan } from './evolve.ts';
export { toFact } from './defaults.ts';
export { describeChange } from './fact-text.ts';
export {
  AUTONOMIES,
  type Autonomy,
  type Fact,
  type FactName,
  type FactValues,
  findFact,
  valueOf,
  wishesOf,
} from './facts.ts';
export { type Advice, type AdvisedPlan, type Specialist, type SpecialistReport } from './specialists/advice.ts';
export { adviseFood } from './specialists/advise-food.ts';
export { adviseStay } from './specialists/advise-stay.ts';
export { adviseTransport } from './specialists/advise-transport.ts';
export { compareInWords } from './specialists/comparison-note.ts';
export { titleDays } from './specialists/day-titles.ts';
export { planForRain, type RainScene, type RainSwap } from './specialists/rain-plan.ts';
export type { Stage } from './stage.ts';
export {
  type Chosen,
  EMPTY_STATE,
  findFetching,
  type FetchQuery,
  type FactChange,
  findTask,
  hasProposal,
  listChanges,
  type Message,
  type PlanningState,
  stageOf,
  type TaskState,
} from './state.ts';
export { listOpen, type OpenQuestion } from './ledger.ts';
export type { Gazetteer } from '@wayfarer/language';
export { listOutstanding } from './outstanding.ts';
export { answerFormOf, type AnswerForm, PLAN_IT_CHIP } from './questions.ts';
export { decidePlanning, proceedPlanning } from './planner.ts';
export { toParty, toPreferences } from './wishes.ts';
