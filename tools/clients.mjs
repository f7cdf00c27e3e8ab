/** `npm run clients`: makes `clients/src/generated` anew of what the services say of themselves. No database is needed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { root, runMain } from './run.mjs';

const GENERATED = join(root, 'clients/src/generated');
const MAX_BYTES = 100_000_000;

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'quintet-descriptions-'));
  try {
    program('dist/src/quintet.js', ['descriptions', 'export', folder]);
    const read = (name, kind) => JSON.parse(readFileSync(join(folder, name, `${kind}.json`), 'utf8'));
    const descriptions = readdirSync(folder).map(name => [
      name,
      { openapi: read(name, 'openapi'), asyncapi: read(name, 'asyncapi') },
    ]);
    const input = JSON.stringify(Object.fromEntries(descriptions));
    const files = JSON.parse(program('tools/generate-clients.mjs', [], input));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(GENERATED, name), text);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return 0;
});

function program(file, args, input = '') {
  const options = { cwd: root, input, encoding: 'utf8', maxBuffer: MAX_BYTES, stdio: ['pipe', 'pipe', 'inherit'] };
  return execFileSync(process.execPath, [file, ...args], options);
}
