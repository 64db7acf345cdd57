import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { nodeDigest, reloadingFile } from '@wayfarer/archon/node';
import { TRAVEL_INTENTS_FILE, TRAVEL_POLICY_FILE } from '@wayfarer/concierge';
import { type IntentsRegistry, parseIntents, parsePolicy, type PolicyEngine } from '@wayfarer/router';

/** What may be done, and what the chat is routed by; asked for each message. */
export interface Rules {
  readonly policy: () => PolicyEngine;
  readonly intents: () => IntentsRegistry;
  close(): void;
}

/**
 * The rules as the files have them now: for a program that is soon done.
 *
 * @param folder - With rules of one's own; default those that come along.
 * @throws {InvalidPolicyError | InvalidIntentsError}
 */
export function readRules(folder: string | undefined): Rules {
  const { policyFile, intentsFile } = filesIn(folder);
  const policy = toPolicy(readFileSync(policyFile, 'utf8'), policyFile);
  const intents = toIntents(readFileSync(intentsFile, 'utf8'), intentsFile);
  return { policy: () => policy, intents: () => intents, close: () => undefined };
}

/**
 * Who edits one of the two files need not start the program again; a version with a mistake in it is told and not used.
 *
 * @throws {InvalidPolicyError | InvalidIntentsError} where the first version has one.
 */
export async function followRules(folder: string | undefined): Promise<Rules> {
  const { policyFile, intentsFile } = filesIn(folder);
  const onError = (error: Error): void => console.error(error.message);
  const policy = await reloadingFile(policyFile, (text) => toPolicy(text, policyFile), { onError });
  const intents = await reloadingFile(intentsFile, (text) => toIntents(text, intentsFile), { onError });
  return {
    policy: () => policy.current,
    intents: () => intents.current,
    close() {
      policy.close();
      intents.close();
    },
  };
}

function filesIn(folder: string | undefined) {
  const fileOf = (path: string, own: URL): string => (folder === undefined ? fileURLToPath(own) : join(folder, path));
  return {
    policyFile: fileOf('policies/travel.yaml', TRAVEL_POLICY_FILE),
    intentsFile: fileOf('intents/travel.yaml', TRAVEL_INTENTS_FILE),
  };
}

function toPolicy(text: string, file: string): PolicyEngine {
  return parsePolicy(text, { file });
}

function toIntents(text: string, file: string): IntentsRegistry {
  return parseIntents(text, { digest: nodeDigest, file });
}
