/**
 * @module
 * What customers can ask for, as data. What a message says about it is read by `/slots`.
 */
export {
  type Intent,
  type IntentConstraints,
  type IntentMessages,
  type ParamChecks,
  type ParamRule,
  type ParamType,
  type ParamValue,
} from './intent.ts';
export { type Asker, type IntentExample, IntentsRegistry, type IntentsRegistryOptions } from './intents-registry.ts';
export { InvalidIntentsError, parseIntents, type ParseIntentsOptions } from './parse/parse-intents.ts';
export { InvalidFileError, type Problem } from '@wayfarer/archon/yaml';
