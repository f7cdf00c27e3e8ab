import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { ROOT } from '../source-files';

/** Builds a folder of `examples` and serves it as Vite does, with `VITE_API` leading to the application. */
export async function serveSite(name: string, origin: string, api: string): Promise<{ close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), `quintet-test-${name}-`));
  const { hostname, port } = new URL(origin);
  const folder = { root: join(ROOT, 'examples', name), logLevel: 'error' } as const;
  // Variables of the environment that Vite reads are not those of a test.
  const define = { 'import.meta.env.VITE_API': JSON.stringify(api) };
  await build({ ...folder, define, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...folder,
    build: { outDir },
    preview: { host: hostname, port: Number(port), strictPort: true },
  });
  return {
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
