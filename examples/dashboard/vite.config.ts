import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Inside the repository clients and kit are those of the repository; a copy has the clients as a package and a kit of its own. */
const clients = pathOf('../../clients/src');
const inRepository = existsSync(clients);
const kit = pathOf(inRepository ? '../kit' : './kit');

export default defineConfig({
  resolve: {
    alias: [
      { find: /^#kit\/(.+\.css)$/, replacement: `${kit}/$1` },
      { find: /^#kit\/(.+)$/, replacement: `${kit}/$1.ts` },
      ...(inRepository ? [{ find: /^quintet-clients\/(.+)$/, replacement: `${clients}/$1.ts` }] : []),
    ],
  },
  build: {
    modulePreload: false,
    // One file of what several parts share compresses better than many.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  server: { port: 5174, strictPort: true, fs: { allow: [inRepository ? '../..' : '.'] } },
});
