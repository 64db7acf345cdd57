import { withSpokenDates } from '@wayfarer/language';

/**
 * Sentences of the log as one would say them: dates with their weekday, no figures of our rules, and of a change that is
 * looked back at only what was asked for.
 */
export function toPlainEnglish(text: string): string {
  return withSpokenDates(text, 'en')
    .replace(/ \(severity \d+ %\)|: severity \d+ %/g, '')
    .replace(/the severity of the weather is under \d+ %/g, 'the weather is better')
    .replace(/ For that: (?:[^."]|\.(?=\S))*\.?(?=["\n]|$)/g, '');
}
