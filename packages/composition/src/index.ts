/**
 * @module
 * Where the parts of the product are chosen and joined, once for all its doors.
 */
export { type AssistantOptions, openAssistant } from './open-assistant.ts';
export { readLearned } from './open-reader.ts';
export { composeProduct, type Product, type ProductOptions, type ProductParts } from './compose.ts';
export { POLICY_TRIAL_RUN, type PolicyDifference } from './policy-trial.ts';
export { type RouterSettings, RouterSettingsError, readRouterSettings } from './router-settings.ts';
export { followRules, readRules, type Rules } from './open-rules.ts';
