import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const [clients, kit] = [pathOf('../../clients/src'), pathOf('../kit')];

export default defineConfig({
  // The process writes the address of the office of each service into the page.
  base: '/__office__/',
  define: { 'import.meta.env.VITE_API': 'location.origin' },
  // Scripts name each other by relative addresses, since the offices of all services have the same files.
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, target: 'es2024' },
  resolve: {
    alias: [
      { find: /^#kit\/(.+\.css)$/, replacement: `${kit}/$1` },
      { find: /^#kit\/(.+)$/, replacement: `${kit}/$1.ts` },
      { find: /^quintet-clients\/(.+)$/, replacement: `${clients}/$1.ts` },
    ],
  },
});
