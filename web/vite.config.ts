import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './tools/licences.ts';
import { pictures } from './tools/pictures.ts';

const server = process.env.KAIJU_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), pictures(), licences()],
  // Without this the tests would load the server half of Svelte, which cannot mount anything.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../src/kaiju/server/static',
    emptyOutDir: true,
    target: 'es2023',
    // Every picture stays a file of its own: the content policy allows no data: addresses in styles.
    assetsInlineLimit: 0,
    // The policy allows no inline script either, and every browser we build for knows modulepreload.
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    // Few files: a page asks for its own, what all pages share, and what tables and replays share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /node_modules|\/src\/(?!boards|table|replay|cards)|\/boards\/(boxes|[^/]+\/(box|Lid))/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'playing',
              test: /\/src\/(table|replay|cards|boards(?=\/[A-Z]))\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } },
      },
    },
    include: ['src/**/*.test.ts'],
    // One page for all files of a worker: to lay a new one took longer than the tests. Each test cleans up after itself.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
