import type { Words } from '../words.ts';
import { bookings } from './bookings.ts';
import { check } from './check.ts';
import { frame } from './frame.ts';
import { plan } from './plan.ts';
import { talk } from './talk.ts';
import { way } from './way.ts';

export const ja: Words = { bookings, check, frame, talk, plan, way };
