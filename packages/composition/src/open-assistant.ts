import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ToolExecutionEngine, ToolRegistry } from '@wayfarer/archon';
import { createMcpServer, type McpServerOptions, type McpToolServer } from '@wayfarer/archon/mcp';
import { nodeRuntime } from '@wayfarer/archon/node';
import {
  COMMANDS,
  INSTRUCTIONS,
  listResources,
  listUris,
  PROMPTS,
  readTripAs,
  toTools,
  TRIP_URI,
} from '@wayfarer/assistant';
import type { Concierge } from '@wayfarer/concierge';

import { WatchedTrips } from './watched-trips.ts';

/** What assistants are served with. */
export interface AssistantOptions {
  readonly concierge: Concierge;
  /** Where the key lies that signs questions, so that answers count after a restart. */
  readonly dataFolder: string;
  readonly version: string;
  /** Address of the page, once there is one. */
  readonly page?: (() => string | undefined) | undefined;
  /** Hears of faults. */
  readonly report?: ((error: Error) => void) | undefined;
}

/** A person may think it over until tomorrow. */
const ANSWER_WITHIN_MS = 24 * 60 * 60 * 1000;

/** Makes the MCP server of the product: its commands as tools, its trips as resources, and prompts. */
export async function openAssistant(options: AssistantOptions): Promise<McpToolServer> {
  const { concierge, dataFolder, version, page, report } = options;
  const tools = new ToolRegistry(toTools(COMMANDS, { concierge, page }));
  const watched = new WatchedTrips({
    concierge,
    onChange: (trip) => listUris(trip).forEach((resource) => server.announce({ resource })),
  });
  const server: McpToolServer = await createMcpServer({
    name: 'wayfarer',
    version,
    instructions: INSTRUCTIONS,
    tools,
    engine: new ToolExecutionEngine(tools, { runtime: nodeRuntime }),
    stateKey: readKey(dataFolder),
    answerWithinMs: ANSWER_WITHIN_MS,
    extend: await withResources(concierge, watched),
    onError: report,
  });
  return {
    ...server,
    async close() {
      watched.close();
      await server.close();
    },
  };
}

type Extend = NonNullable<McpServerOptions['extend']>;

async function withResources(concierge: Concierge, watched: WatchedTrips): Promise<Extend> {
  const { ResourceTemplate } = await import('@modelcontextprotocol/server');
  return (server) => {
    server.server.registerCapabilities({ resources: { subscribe: true, listChanged: true } });
    // Whoever subscribes has read it, and is watched for since.
    server.server.setRequestHandler('resources/subscribe', () => ({}));
    server.server.setRequestHandler('resources/unsubscribe', () => ({}));
    const template = new ResourceTemplate(TRIP_URI, {
      list: async () => ({ resources: [...(await listResources(concierge))] }),
    });
    const about = { title: 'A trip', description: 'A trip as text (md), as data (json) or as a calendar (ics).' };
    server.registerResource('trip', template, about, async (uri, { trip, format }) => {
      const { id, seq, text, mimeType } = await readTripAs(concierge, String(trip), String(format));
      watched.watch(id, seq);
      return { contents: [{ uri: uri.href, text, mimeType }] };
    });
    for (const { name, title, description, args, text } of PROMPTS)
      server.registerPrompt(name, { title, description, argsSchema: args }, (given) => ({
        messages: [{ role: 'user', content: { type: 'text', text: text(given) } }],
      }));
  };
}

const KEY_BYTES = 32;

/** The key of this data folder, made by whichever process needs it first: written whole before it has its name. */
function readKey(dataFolder: string): string {
  const file = join(dataFolder, 'assistant.key');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    const made = `${file}.${randomBytes(8).toString('hex')}`;
    writeFileSync(made, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600 });
    try {
      linkSync(made, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      unlinkSync(made);
    }
  }
  return readFileSync(file, 'utf8');
}
