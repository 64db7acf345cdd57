import type { Texts } from '../texts.ts';
import { answers } from './answers.ts';
import { asks } from './asks.ts';
import { bookings } from './bookings.ts';
import { check } from './check.ts';
import { days } from './days.ts';
import { decisions } from './decisions.ts';
import { disruptions } from './disruptions.ts';
import { edits } from './edits.ts';
import { findings } from './findings.ts';
import { options } from './options.ts';
import { planning } from './planning.ts';
import { plans } from './plans.ts';
import { reasons } from './reasons.ts';
import { talk } from './talk.ts';
import { wishes } from './wishes.ts';
import { words } from './words.ts';

export const de: Texts = {
  words,
  edits,
  reasons,
  asks,
  bookings,
  check,
  answers,
  talk,
  days,
  decisions,
  disruptions,
  findings,
  options,
  planning,
  plans,
  wishes,
};
