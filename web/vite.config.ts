import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { makeBasemap } from '../scripts/build/basemap.ts';

/** Where `npm run dev` finds PocketBase; the same variable that tells PocketBase where to listen. */
const backend = `http://127.0.0.1:${process.env.PORT || 8090}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@basemap': makeBasemap() } },
  server: { proxy: { '/api': backend, '/_': backend } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // The content security policy allows no data: fonts or scripts, and every browser we support preloads modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
