// Reads { name: description } from the standard input and writes { name: { redocly: [...], spectral: [...] } }: what the
// recommended rules of both linters say. A program of its own, because Redocly's is made of modules that tests do not load.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

// The addresses are given: fixed words stand where other routes have a parameter, and are tried before it.
const OFF = { 'no-ambiguous-paths': 'off' };

// Redocly checks the same examples with `no-invalid-media-type-examples`, and in a fraction of the time.
const OFF_IN_SPECTRAL = { 'oas3-valid-media-example': 'off' };

// Loaded where a description has to be linted, since loading them takes longer than reading the cache.
async function redocly(name, source) {
  const { createConfig, lintFromString } = await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended'], rules: OFF });
  const problems = await lintFromString({ source, absoluteRef: `${name}.json`, config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''} ${message}`);
}

async function spectral(name, source) {
  const [{ default: core }, { default: parsers }, { default: rulesets }] = await Promise.all([
    import('@stoplight/spectral-core'),
    import('@stoplight/spectral-parsers'),
    import('@stoplight/spectral-rulesets'),
  ]);
  const { Document, Spectral } = core;
  const linter = new Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']], rules: OFF_IN_SPECTRAL });
  const problems = await linter.run(new Document(source, parsers.Json, `${name}.json`));
  return problems.map(({ code, message, path }) => `${code} ${path.join('.')} ${message}`);
}

// What the linters say depends on the description, on their versions and on this program. It takes them some seconds each.
const PROGRAM = fileURLToPath(import.meta.url);
const ROOT = join(dirname(PROGRAM), '../..');
const CACHE = join(ROOT, 'node_modules/.cache/linted-descriptions');
const CACHE_MS = 24 * 60 * 60 * 1000;

async function linted(name, description) {
  const source = JSON.stringify(description);
  const hash = createHash('sha256');
  for (const path of [PROGRAM, join(ROOT, 'package-lock.json')]) hash.update(readFileSync(path));
  const file = join(CACHE, `${name}-${hash.update(source).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const result = { redocly: await redocly(name, source), spectral: await spectral(name, source) };
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(result));
  renameSync(`${file}.${process.pid}`, file);
  return result;
}

mkdirSync(CACHE, { recursive: true });
for (const file of readdirSync(CACHE).map(name => join(CACHE, name))) {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
  if (mtimeMs < Date.now() - CACHE_MS) rmSync(file, { force: true });
}
const told = {};
for (const [name, description] of Object.entries(await json(process.stdin)))
  told[name] = await linted(name, description);
process.stdout.write(JSON.stringify(told));
