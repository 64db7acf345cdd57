/**
 * @module
 * What people say about trips, read without a model (`read/`), and what we say to them (`say/`). It knows no trip's state and
 * asks nothing of the world: names of cities and places are told by the {@link Gazetteer} it is handed.
 */

export { countWord } from '@wayfarer/router/grammar';

// What a message may tell, and what is known
export type {
  Brain,
  BrainRequest,
  CityOffer,
  DateHints,
  HeardPlace,
  HeardPlaces,
  Learned,
  MissingCity,
  MissingPlace,
  OpenQuestion,
  Remark,
  RestTime,
  Understanding,
} from './brain.ts';
export {
  AUTONOMIES,
  type Autonomy,
  type Fact,
  type FactName,
  type FactValues,
  findFact,
  type OwnTime,
  type StayArea,
  type TransportWish,
  valueOf,
} from './facts.ts';
export type {
  CityCandidate,
  CityElsewhere,
  CityMatch,
  Gazetteer,
  KnownCity,
  NamedBy,
  NamedPlace,
} from './gazetteer.ts';

// Reading
export { readAssent } from './facts/assent.ts';
export { fetchChip, missingCity, withOffer } from './facts/city-remarks.ts';
export type { CityTrouble, FetchStep, ServiceFailure } from './city-fetching.ts';
export { type ArrivalDifference, sayArrivalDifference, sayCityTrouble, sayFetchStep } from './say/fetch-texts.ts';
export { findPersonsQuestion } from './facts/ask-persons.ts';
export { createLearnedBrain } from './facts/learned-brain.ts';
export { createTwoWitnessBrain } from './facts/two-witnesses.ts';
export { tellsFacts } from './facts/act-facts.ts';
export { understandRequest } from './facts/understand-request.ts';
export type { MessageReader, MessageReading, RequestReading, SlotReading } from './reader/message-reading.ts';
export { createMessageReader } from './reader/reader.ts';
export { createRuleBrain, rehearseReading, speaksOfPersonsOnly } from './read/rule-brain.ts';

// Reading with a language model beside the rules
export type { Checked, ModelCaller, ModelPort, ModelQuestion } from './model/ask-model.ts';
export { inOtherWords } from './model/in-other-words.ts';
export { createModelBrain } from './model/model-brain.ts';
export { createModelUnderstander } from './model/model-understander.ts';

// Understanding what is said about a plan
export {
  type Answer,
  type Ask,
  type AskAbout,
  type Choice,
  type Command,
  type Draft,
  type FactFrame,
  type Frame,
  type Language,
  LANGUAGES,
  type OptionMeasure,
  type OptionProperty,
  type PartialEdit,
  type Question,
  type Report,
  type Supposed,
  type TalkTopic,
} from './understand/frame.ts';
export { OLDEST_FOCUS } from './understand/focus.ts';
export type {
  InFocus,
  KnownPlaceOfTrip,
  KnownStop,
  TripContext,
  Understander,
  Understood,
} from './understand/trip-context.ts';
export type { HouseFeature, HouseKind, PlanWish, StayWish } from './understand/plan-wish.ts';
export { ACTS } from './understand/act-name.ts';
export { readNumbered } from './understand/numbered.ts';
export {
  type ActGuesser,
  type ActLessons,
  createActGuesser,
  isActName,
  listActLessons,
} from './understand/guess/act-classifier.ts';
export { createRuleUnderstander } from './understand/rule-understander.ts';
export type { Classify, Guess } from './understand/guess/guess.ts';

/** Where the examples stand that {@link listActLessons} is fed from; who opens the file is not in this room. */
export const ACTS_FILE: URL = new URL('../acts/acts.yaml', import.meta.url);

/** Where the learned reader's weights stand; who opens the file is not in this room. */
export const READER_FILE: URL = new URL('../weights/reader.bin', import.meta.url);

// Reading plans that were pasted
export type {
  FindKnownNames,
  PartOfDay,
  PastedDay,
  PastedEntry,
  PastedKind,
  PastedMark,
  PastedPlan,
  WrittenDate,
} from './pasted/pasted-plan.ts';
export { NameFinder, type NamedPlaceOfCity, type NameFound } from './pasted/name-finder.ts';
export { readPastedPlan, type ReadPastedOptions } from './pasted/read-pasted.ts';
export { settleDates, type SettledDates } from './pasted/settle-dates.ts';

// Saying
export { languageOfPlan } from './pasted/language-of-plan.ts';
export { type CityTexts, cityTexts } from './say/city-texts.ts';
export { formatDate } from './say/words.ts';
export { textsIn } from './say/catalogue.ts';
export {
  sayDate,
  sayDuration,
  sayFullDate,
  sayInARow,
  sayList,
  sayMoney,
  sayNumber,
  sayPercent,
  sayTimes,
  sayTogether,
  withSpokenDates,
} from './say/formats.ts';
export { capitalised, sayEdit } from './say/say-edit.ts';
export type { NoticeFacts } from './say/notice-facts.ts';
export { sayNotice } from './say/say-notice.ts';
export type { DifferenceFacts, NamedPlaces, OptionFacts } from './say/option-facts.ts';
export {
  type ComparedOption,
  type OptionInWords,
  sayComparison,
  sayDifference,
  sayOption,
  saySum,
} from './say/say-option.ts';
export { sayAlso, sayDone, sayOutcome, sayWould } from './say/say-outcome.ts';
export { sayHours, sayLeftOut, sayReason, sayReasons } from './say/say-reason.ts';
export { listProposedEdits } from './understand/on-proposal.ts';
export { beginsWithYes, readPlainAnswer, readShortYes } from './understand/plain-answers.ts';
export { spendingText } from './understand/chips.ts';
export { nameIn, placeInPlan, type Speaker, toSpeaker } from './say/speaker.ts';
export type { Texts } from './say/texts.ts';
export { orPlanIt, questionTexts } from './say/question-texts.ts';
export { SENTENCES } from './say/sentences.ts';
export { SAY_CHANGE, SAY_LOOKUP } from './say/say-lookup.ts';
