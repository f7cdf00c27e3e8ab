/** Builds the page of the offices into `examples/office/dist`, which the process serves; a part of `npm run build`. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

await build({
  root: fileURLToPath(new URL('../examples/office', import.meta.url)),
  logLevel: 'warn',
  build: { emptyOutDir: true },
});
