import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FolderCommand } from '../command.ts';

export const mcp: FolderCommand = {
  name: 'mcp',
  summary: 'serve an assistant with these trips, by the Model Context Protocol on stdin and stdout',
  usage: '',
  words: [0, 0],
  options: {},
  details:
    'Started by the assistant itself, for instance: claude mcp add wayfarer -- npx wayfarer mcp. It ends when the assistant closes its input. A server has the same at /mcp.',
  async runOnFolder({ dataFolder, withTrips, terminal }) {
    const { openAssistant } = await import('@wayfarer/composition');
    await withTrips(async ({ concierge }) => {
      const report = (error: Error): void => terminal.err(`${error.message}\n`);
      const server = await openAssistant({ concierge, dataFolder, version: readVersion(), report });
      const ended = untilEnded();
      server.serve();
      await ended;
      await server.close();
    });
    return { json: undefined, text: () => '' };
  },
};

/** The assistant has gone, or somebody stops this process. */
function untilEnded(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    process.stdin.once('end', () => resolve()).once('close', () => resolve());
  });
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}
