import { SETTINGS } from '@wayfarer/composition/settings';

import type { OptionSpec } from './command.ts';

/** The command-line option `--name` of a setting, with the help text that `docs/configuration.md` has for it. */
export function settingOption(name: string): OptionSpec {
  const setting = SETTINGS.find(({ flag }) => flag?.name === name);
  if (!setting?.flag) throw new RangeError(`No setting has the option --${name}.`);
  const { variable, summary, default: fallback, flag } = setting;
  const help = `${summary} (${variable}; default: ${fallback})`;
  return { type: 'string', value: flag.value, summary: help.replaceAll('`', '') };
}
