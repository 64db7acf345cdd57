/**
 * @module
 * What the web page, the command line, MCP and strangers see: schemas and their types, nothing that runs.
 * Times are `HH:MM` of the day's zone, dates `YYYY-MM-DD`, money integer minor units, levels in percent.
 */
export { languageSchema } from './scalars.ts';
export {
  type City,
  type CityList,
  cityListSchema,
  type Fetching,
  fetchingSchema,
  type ImportedCity,
  importedCitySchema,
  type Sketch,
  sketchSchema,
} from './city.ts';
export {
  CHECK_VERDICTS,
  type CheckDay,
  type CheckReport,
  type CheckChange,
  checkChangeSchema,
  checkReportSchema,
  type CheckRequest,
  checkRequestSchema,
  type CheckVisit,
  LONGEST_PASTED,
  type RepairReport,
  repairReportSchema,
  type RepairStep,
} from './check.ts';
export type { Advice, SpecialistReport } from './advice.ts';
export type { Day, Leg, RainSwap, Scene, Source, Transit, Visit } from './day.ts';
export { type Alternative, CHOICES, type Decision } from './decision.ts';
export { type Edit, type EditOutcome, editOutcomeSchema, editSchema, type Move } from './edit.ts';
export { type AnswerInPerson, answerInPersonSchema, type Inbox, inboxSchema } from './inbox.ts';
export { type ModelStatus, modelStatusSchema } from './model-status.ts';
export { type Explanation, explanationSchema, type MessagePreview, messagePreviewSchema } from './explanation.ts';
export { type Finding, findingSchema } from './finding.ts';
export {
  BOOKING_OBSTACLES,
  type Booking,
  type Bookings,
  bookingsSchema,
  LARGEST_BOOKING_FILE,
  type PlannedBooking,
  type PlannedBookings,
  plannedBookingsSchema,
} from './booking.ts';
export { type KeptPlaces, keptPlacesSchema, type MyPlaces, myPlacesSchema } from './own-places.ts';
export { type FindPlaces, findPlacesSchema, type FoundPlace, type FoundPlaces, foundPlacesSchema } from './places.ts';
export { type Problem, problemSchema } from './problem.ts';
export { type Replay, replaySchema } from './replay.ts';
export { type AskPilgrimage, askPilgrimageSchema, type KnownWorks, knownWorksSchema } from './pilgrimage.ts';
export { LANGUAGE_CODES, type Money } from './scalars.ts';
export {
  LARGEST_SHARE_FILE,
  SHARE_FORMAT,
  SHARE_VERSION,
  type SharedTrip,
  type ShareFile,
  shareFileSchema,
} from './share.ts';
export {
  type Attribution,
  type CostLine,
  type Done,
  type Fact,
  MODES,
  type Option,
  type Person,
  type Progress,
  type Question,
  type Trip,
  type TripList,
  tripListSchema,
  tripSchema,
  type TripSummary,
  type UserDecision,
  type WaitingChange,
  type WaitingVisit,
} from './trip.ts';
export { type Agents, agentsSchema, type Learned } from './traveller.ts';
export { type Supposition, suppositionSchema, type WhatIf, whatIfSchema } from './what-if.ts';
export { WRITE_PATHS, type WriteName } from './write-paths.ts';
export {
  AUTONOMY_LEVELS,
  type CreateTrip,
  createTripSchema,
  LONGEST_MESSAGE,
  READING_KINDS,
  SPENDING,
  TRIP_EVENTS,
  type TripChange,
  tripChangeSchema,
  type WriteBody,
  WRITES,
} from './writes.ts';
