export type { KnownPersonal } from './detectors/known.ts';
export { PlaceholderBook, restore } from './placeholders.ts';
export { redact, Redactor, type RedactOptions } from './redact.ts';
export { redactJson, restoreJson } from './redact-json.ts';
export type { KnownValues, PersonalValue, RedactedText } from './redaction.ts';
