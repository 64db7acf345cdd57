/**
 * @module
 * Days as numbers, and numbers as days again: the only bridge between trip and optimizer.
 */
export { type ChosenOffers, chooseOffers, type Offer, type OfferList } from './choose-offers.ts';
export { toLegs } from './days.ts';
export { type FilledDays, fillDays } from './fill-days.ts';
export { type Contentment, contentmentWith, likingOf } from './people.ts';
export { freeMinutesPerDay, walkingKmPerDay } from './measures.ts';
export type { Anchor, EmptyDay, FillRequest, FixedVisit } from './request.ts';
export { describeWay, listWords, withWay } from './why.ts';
