import { type NoticeFacts, sayNotice } from '@wayfarer/language';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { PlanNotice } from '../events.ts';

/** What a notice says; and in English, for whoever reads nothing but the log. */
export function toldAs(told: NoticeFacts, date?: IsoDate): Pick<PlanNotice, 'told' | 'text'> {
  return { told, text: sayNotice(told, 'en', date) };
}
