/**
 * @module
 * What the web page, the command line, MCP and strangers see: schemas and their types, nothing that runs.
 * Times are `HH:MM` of the day's zone, dates `YYYY-MM-DD`, money integer minor units, levels in percent.
 */
export { type City, type CityList, cityListSchema, citySchema } from './city.ts';
export { type Day, daySchema, type Leg, legSchema, type Visit, visitSchema } from './day.ts';
export { type Alternative, alternativeSchema, CHOICES, type Decision, decisionSchema } from './decision.ts';
export { type Problem, problemSchema } from './problem.ts';
export { reasonCodeSchema } from './reason.ts';
export {
  type AdvanceRequest,
  advanceRequestSchema,
  type ApprovalRequest,
  approvalRequestSchema,
  AUTONOMY_LEVELS,
  type AutonomyRequest,
  autonomyRequestSchema,
  type CreateTrip,
  createTripSchema,
  type DecideRequest,
  decideRequestSchema,
  LONGEST_MESSAGE,
  READING_KINDS,
  type ReadingRequest,
  readingRequestSchema,
  type SayRequest,
  sayRequestSchema,
  type SelectRequest,
  selectRequestSchema,
} from './requests.ts';
export { dateSchema, type Money, moneySchema, timeSchema } from './scalars.ts';
export {
  type Fact,
  FACT_NAMES,
  factNameSchema,
  type Mode,
  MODES,
  type Option,
  optionSchema,
  type Progress,
  type Question,
  type Trip,
  type TripList,
  tripListSchema,
  tripSchema,
  type TripSummary,
  tripSummarySchema,
  type WaitingChange,
  type WaitingVisit,
} from './trip.ts';
