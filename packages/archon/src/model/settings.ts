import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';
import { assertKnownOptions, type OptionNames } from '../known-options.ts';

/** How a model chooses its words, as far as it can be told. A model that has no such setting ignores it. */
export interface ModelSettings {
  /** From 0, the likeliest words, up. Default: the provider's. */
  readonly temperature?: number | undefined;
  /** Only the likeliest words that together have this probability, 0 to 1. */
  readonly topP?: number | undefined;
  /** Only so many of the likeliest words. */
  readonly topK?: number | undefined;
  readonly presencePenalty?: number | undefined;
  readonly frequencyPenalty?: number | undefined;
  /** The same seed gives the same reply, as far as the provider keeps that. */
  readonly seed?: number | undefined;
}

const NAMES: OptionNames<ModelSettings> = {
  temperature: true,
  topP: true,
  topK: true,
  presencePenalty: true,
  frequencyPenalty: true,
  seed: true,
};

/** @throws {MisuseError} if one is unknown, or is no number. */
export function assertSettings(settings: unknown): void {
  if (settings === undefined) return;
  if (typeof settings !== 'object' || settings === null)
    throw new MisuseError(`Expected \`settings\` such as { temperature: 0.2 }, got ${formatValue(settings)}.`);
  assertKnownOptions<ModelSettings>('`settings`', settings, NAMES);
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined || (typeof value === 'number' && Number.isFinite(value))) continue;
    throw new MisuseError(`Expected a number as \`settings.${name}\`, got ${formatValue(value)}.`);
  }
}
