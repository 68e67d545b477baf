import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { makeAirportNames } from '#scripts/build/airport-names.ts';
import { makeBasemap } from '#scripts/build/basemap.ts';
import { makePlaces } from '#scripts/build/places.ts';
import { PAGE_LIST } from '#web/lib/pages.ts';

/** PocketBase's address for `npm run dev`. Uses the same variable as PocketBase's port. */
const backend = `http://127.0.0.1:${process.env.PORT || 8090}`;

/** Preloads the font with the page's code, before the style sheet is parsed. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * Serves `@page-icons`: the icons that the page table names. The table cannot import them, because it is part
 * of the entry chunk, which would grow by 3 kB.
 */
function pageIcons(): Plugin {
  const names = PAGE_LIST.flatMap(({ nav }) => (nav ? [nav.icon] : [])).join(', ');
  return {
    name: 'page-icons',
    resolveId: (id) => (id === '@page-icons' ? `\0${id}` : undefined),
    load: (id) =>
      id === '\0@page-icons'
        ? `import { ${names} } from 'lucide-react'; export default { ${names} };`
        : undefined,
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFont(), pageIcons()],
  resolve: {
    alias: { '@basemap': makeBasemap(), '@names': makeAirportNames(), '@places': makePlaces() },
  },
  server: { proxy: { '/api': backend, '/_': backend } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // The content security policy forbids data: fonts and scripts, and all supported browsers preload modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Otherwise there are 270 files, most of them below 2 kB, and the entry chunk names all of them.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'icons',
              test: /node_modules\/lucide-react/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: 'common',
              test: /\/(web\/src|game)\//,
              minShareCount: 12,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
