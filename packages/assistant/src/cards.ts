import type { AnyCommand } from './command.ts';
import { INSTRUCTIONS, PROMPTS } from './prompts.ts';

/** Where and what a server is. */
export interface ServerFacts {
  /** Its address, without a slash at the end. */
  readonly address: string;
  readonly version: string;
}

/** What an assistant that comes by is told first, as `/llms.txt`. */
export function toLlmsText(commands: readonly AnyCommand[], { address }: Pick<ServerFacts, 'address'>): string {
  const tools = commands.map(({ name, title, description }) => `- \`${name}\` (${title}): ${description}`);
  const prompts = PROMPTS.map(({ name, description }) => `- \`${name}\`: ${description}`);
  return [
    '# Wayfarer',
    '',
    `> ${INSTRUCTIONS}`,
    '',
    `Model Context Protocol (Streamable HTTP): ${address}/mcp`,
    '',
    '## Tools',
    '',
    ...tools,
    '',
    '## Prompts',
    '',
    ...prompts,
    '',
    '## HTTP',
    '',
    `- [OpenAPI document](${address}/api/openapi.json)`,
    `- [The same to read](${address}/api/docs)`,
    `- [Agent card](${address}/.well-known/agent-card.json)`,
    '',
  ].join('\n');
}

/**
 * The card by which other agents find this one (A2A 1.0). It is reached by the Model Context Protocol alone, which the card says as a
 * custom binding.
 */
export function toAgentCard(commands: readonly AnyCommand[], { address, version }: ServerFacts) {
  return {
    name: 'Wayfarer',
    description: INSTRUCTIONS,
    version,
    supportedInterfaces: [
      { url: `${address}/mcp`, protocolBinding: 'https://modelcontextprotocol.io', protocolVersion: '2026-07-28' },
    ],
    capabilities: { streaming: false, pushNotifications: false },
    defaultInputModes: ['text/plain', 'application/json'],
    defaultOutputModes: ['application/json', 'text/plain'],
    skills: commands.map(({ name, title, description, needs, examples }) => ({
      id: name,
      name: title,
      description,
      tags: ['travel', needs === 'read' ? 'read' : needs === 'yes' ? 'asks-first' : 'creates'],
      examples: examples.map(({ said }) => said),
    })),
  };
}
