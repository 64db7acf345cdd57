import { readFileSync } from 'node:fs';

import { parsePolicy, type PolicyDecision, type PolicyEngine, ShadowedPolicy } from '@wayfarer/archon/policy';

import { RouterSettingsError } from './router-settings.ts';

/**
 * Puts a policy on trial: what is in force decides alone, and each call that the other one would have decided otherwise is told.
 *
 * @throws {RouterSettingsError} if the file cannot be read.
 * @throws {InvalidPolicyError}
 */
export function openShadowPolicy(
  file: string,
  { policy, tell }: { readonly policy: () => PolicyEngine; readonly tell: (line: string) => void },
): () => PolicyEngine {
  const shadow = parsePolicy(readText(file), { file });
  return () => {
    const both = new ShadowedPolicy(policy(), shadow);
    return {
      writes: (tool) => both.writes(tool),
      validate(call, context) {
        const decision = both.validate(call, context);
        const line = describe(call.tool, decision);
        if (line !== undefined) tell(line);
        return decision;
      },
    };
  };
}

function describe(tool: string, { effect, shadow, shadowError }: PolicyDecision): string | undefined {
  if (shadowError !== undefined) return `Policy on trial: ${tool} cannot be decided: ${shadowError}`;
  if (!shadow || shadow.effect === effect) return undefined;
  const rules = shadow.rules.map(({ id }) => id).join(', ');
  return `Policy on trial: ${tool} would be ${shadow.effect} (${rules}); in force: ${effect}.`;
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
