import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.TAWY_SERVER ?? 'http://127.0.0.1:8080';

/** While somebody writes words, the newest ones are wanted and not those embedded in a running server. */
function words(): Plugin {
  return {
    name: 'words',
    configureServer({ middlewares }) {
      middlewares.use('/api/words/', (request, response) => {
        const lang = request.url?.startsWith('/pl') ? 'pl' : 'en';
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(readFileSync(new URL(`../messages/${lang}/web.ftl`, import.meta.url)));
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words()],
  build: { target: 'es2022', chunkSizeWarningLimit: 300 },
  server: {
    proxy: {
      '/api': server,
      '/join': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
