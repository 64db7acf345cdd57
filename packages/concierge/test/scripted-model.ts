import { ModelError, type ModelFault, type ModelReply } from '@wayfarer/archon/model';
import { nodeRuntime } from '@wayfarer/archon/node';
import { MockModel } from '@wayfarer/archon/testing';
import { openModels, readModelSettings } from '@wayfarer/sources';

import type { ConciergeParts } from '../src/index.ts';

/** What the model does when it is asked: it says a text, calls a tool, fails, or never answers. */
export type Scripted =
  | { readonly text: string }
  | { readonly call: string; readonly arguments: unknown }
  | { readonly fault: ModelFault; readonly retryAfterMs?: number }
  | 'hang';

/** A model that says what a script says. The script is told all messages of the request in one text. */
export class ScriptedModel {
  readonly id = 'compatible:scripted';
  /** Prompts in order, the newest last. */
  readonly prompts: string[] = [];
  script: (prompt: string) => Scripted = () => ({ text: '{"sentences": []}' });
  readonly model = new MockModel(
    ({ messages }, { signal }) => {
      const prompt = messages.map(({ text }) => text).join('\n');
      this.prompts.push(prompt);
      const said = this.script(prompt);
      if (said !== 'hang') return 'fault' in said ? this.#errorOf(said) : replyOf(said);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    },
    { id: this.id, nativeTools: true },
  );

  #errorOf(fault: Extract<Scripted, { readonly fault: ModelFault }>): ModelError {
    return new ModelError(`"${this.id}" gave no reply.`, { model: this.id, ...fault });
  }
}

/** 120 tokens of prompt and 30 of answer, each time. */
function replyOf(said: Extract<Scripted, { readonly text: string } | { readonly call: string }>): ModelReply {
  const usage = { inputTokens: 120, outputTokens: 30 };
  if ('text' in said) return { text: said.text, usage };
  const { call: name, arguments: given } = said;
  return { text: '', toolCalls: [{ id: 'call-1', name, arguments: given }], finishReason: 'tool-calls', usage };
}

/** The model as part of a house, with the budgets and limits of that environment. */
export async function openScripted(
  { id, model }: ScriptedModel,
  environment: Readonly<Record<string, string>> = {},
): Promise<NonNullable<ConciergeParts['model']>> {
  const settings = readModelSettings({ WAYFARER_MODEL: id, WAYFARER_MODEL_URL: 'http://127.0.0.1:1', ...environment });
  if (!settings) throw new Error('Expected settings.');
  return { ...(await openModels(settings, environment, () => Promise.resolve(model))), runtime: nodeRuntime };
}
