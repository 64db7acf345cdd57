import { readFileSync } from 'node:fs';

import { parsePolicy, type PolicyDecision, type PolicyEngine, ShadowedPolicy } from '@wayfarer/router';

import type { PolicyDifference } from './policy-trial.ts';
import { RouterSettingsError } from './router-settings.ts';

/**
 * Puts a policy on trial: what is in force decides alone, and each call that the other one would have decided otherwise is told.
 *
 * @throws {RouterSettingsError} if the file cannot be read.
 * @throws {InvalidPolicyError}
 */
export function openShadowPolicy(
  file: string,
  { policy, tell }: { readonly policy: () => PolicyEngine; readonly tell: (difference: PolicyDifference) => void },
): () => PolicyEngine {
  const shadow = parsePolicy(readText(file), { file });
  return () => {
    const both = new ShadowedPolicy(policy(), shadow);
    return {
      writes: (tool) => both.writes(tool),
      validate(call, context) {
        const decision = both.validate(call, context);
        const difference = differenceOf(call.tool, decision);
        if (difference) tell(difference);
        return decision;
      },
    };
  };
}

function differenceOf(
  tool: string,
  { effect: inForce, shadow, shadowError: error }: PolicyDecision,
): PolicyDifference | undefined {
  if (error !== undefined) return { tool, inForce, onTrial: null, rules: [], error };
  if (!shadow || shadow.effect === inForce) return undefined;
  return { tool, inForce, onTrial: shadow.effect, rules: shadow.rules.map(({ id }) => id) };
}

/** In a line, for whoever runs the program. */
export function describeDifference({ tool, inForce, onTrial, rules, error }: PolicyDifference): string {
  if (onTrial === null) return `Policy on trial: ${tool} cannot be decided: ${error}`;
  return `Policy on trial: ${tool} would be ${onTrial} (${rules.join(', ')}); in force: ${inForce}.`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new RouterSettingsError(
      `Cannot read WAYFARER_SHADOW_POLICY ${file}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
