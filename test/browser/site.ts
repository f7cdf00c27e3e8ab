import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { freePort } from '../../tools/free-port.cjs';
import { ROOT } from '../source-files';

export interface Site {
  origin: string;
  /** Lets its pages call this application from now on. */
  callApi: (origin: string) => void;
  close: () => Promise<void>;
}

/** Of the test file, whose applications follow one another. */
const sites = new Map<string, Promise<Site>>();

/** A folder of `examples`, built and served once for the test file, as Vite does. */
export function siteOf(name: string): Promise<Site> {
  const site = sites.get(name) ?? serve(name);
  sites.set(name, site);
  return site;
}

/** Ends the sites of the test file. */
export async function closeSites(): Promise<void> {
  for (const site of sites.values()) await (await site).close();
}

async function serve(name: string): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), `quintet-test-${name}-`));
  const folder = { root: join(ROOT, 'examples', name), logLevel: 'error' } as const;
  // Variables of the environment that Vite reads are not those of a test.
  let api = `http://${name}.api.invalid`;
  const define = { 'import.meta.env.VITE_API': JSON.stringify(api) };
  await build({ ...folder, define, build: { outDir, emptyOutDir: true } });
  const port = await freePort();
  const server = await preview({
    ...folder,
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    callApi: origin => {
      replaceInScripts(join(outDir, 'assets'), api, origin);
      api = origin;
    },
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

/** Vite serves files as they are on the disk. */
function replaceInScripts(folder: string, from: string, to: string): void {
  for (const name of readdirSync(folder).filter(file => file.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    if (text.includes(from)) writeFileSync(join(folder, name), text.replaceAll(from, to));
  }
}
