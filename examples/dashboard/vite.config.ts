import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Inside the repository the clients are taken as they stand; a copy of this folder has them as a package. */
const clients = fileURLToPath(new URL('../../clients/src', import.meta.url));
const inRepository = existsSync(clients);

export default defineConfig({
  resolve: { alias: inRepository ? [{ find: /^quintet-clients\/(.+)$/, replacement: `${clients}/$1.ts` }] : [] },
  server: { port: 5174, strictPort: true, fs: { allow: inRepository ? ['../..'] : ['.'] } },
});
