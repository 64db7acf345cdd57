import { z } from 'zod';

/** `HH:MM` of the day's zone; `24:00` only where something closes at midnight. */
export const timeSchema = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'expected a time such as "09:30"')
  .meta({ id: 'Time', example: '09:30' });

/** `HH:MM` as a clock shows it: the moment at which something is said to be. Midnight is `00:00` of the day it begins. */
export const clockTimeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "09:30" ("00:00" to "23:59")')
  .meta({ id: 'ClockTime', example: '09:30' });

/** `YYYY-MM-DD` of the place where the day is spent. */
export const dateSchema = z.iso
  .date('expected a date such as "2027-04-03"')
  .meta({ id: 'Date', example: '2027-04-03' });

export const moneySchema = z
  .object({
    amount: z.int().describe('Minor units: 1250 USD is $12.50, 1250 JPY is ¥1,250.'),
    currency: z.string().length(3),
  })
  .meta({ id: 'Money' });
export type Money = z.infer<typeof moneySchema>;

/** 0–100 at the border; 0–1 inside. */
export const percentSchema = z.number().min(0).max(100);

/** The languages in which we speak. */
export const LANGUAGE_CODES = ['en', 'ja', 'zh', 'fr', 'de', 'es'] as const;
export const languageSchema = z.enum(LANGUAGE_CODES);
