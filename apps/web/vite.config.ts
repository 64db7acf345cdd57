import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

import { type BuiltFile, emitWorker } from './pocket/emit-worker.ts';

const WORKER = path.join(import.meta.dirname, 'src/worker/sw.ts');
const SERVER = 'http://127.0.0.1:8787';

export default defineConfig({
  plugins: [react(), emitWorker({ entry: WORKER, digest, readPublic })],
  // Sisters are read as source, so the page needs no build of theirs.
  resolve: { conditions: ['wayfarer-source', ...defaultClientConditions] },
  server: { proxy: { '/api': SERVER, '/healthz': SERVER } },
  preview: { proxy: { '/api': SERVER, '/healthz': SERVER } },
  build: {
    // MapLibre is one file of about a megabyte. It is its own chunk, loaded after the plan is on the screen.
    chunkSizeWarningLimit: 1200,
    // How long plugins take is no news to somebody who starts a server.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function readPublic(folder: string): readonly BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, readFileSync(file)];
    });
}
