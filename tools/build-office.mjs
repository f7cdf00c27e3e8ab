/** Builds the page of the offices into `examples/office/dist`, which the process serves; a part of `npm run build`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../examples/office', import.meta.url));

await build({
  root,
  // Not `vite.config.ts`, by which the sites are found that are served on their own.
  configFile: join(root, 'build.config.ts'),
  logLevel: 'warn',
  build: { emptyOutDir: true },
});
