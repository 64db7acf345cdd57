import type { Spot } from '../yaml/spot.ts';
import type { YamlText } from '../yaml/yaml-text.ts';
import { PatternError, safePattern } from './safe-pattern.ts';

/** The source of a pattern that runs in time linear in the text; reports one that does not, or is none. */
export function readPattern(yaml: YamlText, spot: Spot): string | undefined {
  const source = yaml.text(spot, 'a pattern');
  if (source === undefined) return undefined;
  try {
    safePattern(source);
    return source;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return yaml.report(spot, `${JSON.stringify(source)} is no pattern that can be used: ${error.message}.`);
  }
}
