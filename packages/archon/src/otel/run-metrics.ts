import { SCOPE } from './attributes.ts';
import type { Attributes, LiveOpenTelemetry } from './open-telemetry.ts';

/** Figures over all runs, under the names of the GenAI conventions. Without a meter they go nowhere. */
export interface RunMetrics {
  /** How long an operation took, in milliseconds. */
  readonly took: (operation: 'chat' | 'execute_tool' | 'invoke_agent', ms: number, attributes: Attributes) => void;
  readonly used: (
    tokens: {
      readonly inputTokens: number;
      readonly outputTokens: number;
      readonly cachedInputTokens?: number | undefined;
    },
    attributes: Attributes,
  ) => void;
}

/** @see https://github.com/open-telemetry/semantic-conventions-genai */
export function runMetrics({ metrics }: LiveOpenTelemetry): RunMetrics {
  const meter = metrics?.getMeter(SCOPE.name, SCOPE.version);
  if (!meter) return { took: () => undefined, used: () => undefined };
  const durations = {
    chat: meter.createHistogram('gen_ai.client.inference.duration', { unit: 's', description: 'Calls of models.' }),
    execute_tool: meter.createHistogram('gen_ai.execute_tool.duration', { unit: 's', description: 'Calls of tools.' }),
    invoke_agent: meter.createHistogram('gen_ai.invoke_agent.duration', { unit: 's', description: 'Runs of agents.' }),
  };
  const counter = (kind: string, description: string) =>
    meter.createCounter(`gen_ai.client.inference.usage.${kind}_tokens`, { unit: '{token}', description });
  const input = counter('input', 'Of prompts.');
  const cached = counter('cache_read.input', 'Of prompts, that providers had kept.');
  const output = counter('output', 'Of replies.');
  return {
    took(operation, ms, attributes) {
      durations[operation].record(ms / 1000, { 'gen_ai.operation.name': operation, ...attributes });
    },
    used({ inputTokens, outputTokens, cachedInputTokens }, attributes) {
      const about = { 'gen_ai.operation.name': 'chat', 'gen_ai.token.modality': 'unknown', ...attributes };
      input.add(inputTokens, about);
      output.add(outputTokens, about);
      if (cachedInputTokens !== undefined) cached.add(cachedInputTokens, about);
    },
  };
}
