import { REASON_CODES } from '@wayfarer/trip/feasibility';
import { z } from 'zod';

/** Why something cannot be, or is not, in the plan. */
export const reasonCodeSchema = z.enum(REASON_CODES).meta({ id: 'ReasonCode' });
