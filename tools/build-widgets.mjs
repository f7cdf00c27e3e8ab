/**
 * `node tools/build-widgets.mjs`: builds the widgets of `examples/widgets` into `dist/widgets/<service>`, one script each, which the
 * process serves at `/<service>/widgets`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runMain } from './run.mjs';

/** Scripts by service. */
const WIDGETS = { stays: 'booking', food: 'order' };
const SOURCES = join(root, 'examples/widgets/src');

await runMain(async () => {
  if (!existsSync(SOURCES)) return 0;
  const { build } = await import('vite');
  for (const [service, name] of Object.entries(WIDGETS)) {
    await build({
      configFile: false,
      root: join(root, 'examples/widgets'),
      logLevel: 'warn',
      resolve: {
        alias: [
          { find: /^#kit\/(.+)$/, replacement: join(root, 'examples/kit/$1.ts') },
          { find: /^quintet-clients\/(.+)$/, replacement: join(root, 'clients/src/$1.ts') },
        ],
      },
      build: {
        outDir: join(root, 'dist/widgets', service),
        emptyOutDir: true,
        // One classic script, which knows its own tag as `document.currentScript`.
        lib: {
          entry: join(SOURCES, `${name}.ts`),
          formats: ['iife'],
          name: 'quintetWidget',
          fileName: () => `${name}.js`,
        },
      },
    });
  }
  return 0;
});
