import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:8787';

export default defineConfig({
  plugins: [react()],
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
