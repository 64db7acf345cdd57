import type { Spent } from '../loop/spent.ts';
import type { ModelReply } from '../model/model.ts';
import type { Attributes } from './open-telemetry.ts';

/** Who writes the spans and figures: this package, at its version. */
export const SCOPE = { name: '@wayfarer/archon', version: '0.1.0' } as const;

/** The model's name as its provider knows it, without the provider's: backends look up prices by it. */
export function modelName(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** Who is asked for what, and where. */
export function modelAttributes(id: string, url?: string): Attributes {
  const provider = id.includes(':') ? id.slice(0, id.indexOf(':')) : undefined;
  return {
    'gen_ai.request.model': modelName(id),
    ...(provider !== undefined && { 'gen_ai.provider.name': provider }),
    ...(url !== undefined && URL.canParse(url) && serverAttributes(new URL(url))),
  };
}

/** The port that goes without saying. */
const DEFAULT_PORT = 443;

function serverAttributes({ hostname, port, protocol }: URL): Attributes {
  const number = Number(port) || (protocol === 'http:' ? 80 : DEFAULT_PORT);
  return {
    'server.address': hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(number !== DEFAULT_PORT && { 'server.port': number }),
  };
}

/** Why a reply ended, in the words of the conventions. */
export function finishReason({ finishReason: reason = 'stop' }: ModelReply): string {
  if (reason === 'tool-calls') return 'tool_call';
  return reason === 'content-filter' ? 'content_filter' : reason;
}

export function usageOf({ inputTokens, outputTokens, costMicros }: Spent): Attributes {
  return {
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.output_tokens': outputTokens,
    'archon.cost_micros': costMicros,
  };
}
