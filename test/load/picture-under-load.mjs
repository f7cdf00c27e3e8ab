/**
 * `node test/load/picture-under-load.mjs`: the time of a picture alone, and while ten sign-ins are in progress.
 * `--build <dist>` measures another build, `--seconds 5` for how long. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../tools/build.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { root } from '../../tools/run.mjs';
import { startApplication } from './application.mjs';

const SIGN_INS = 10;
const ACCOUNT = { email: 'owner@food.example', password: 'demo-password' };

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, build: { type: 'string' } },
});
if (!options.build) await ensureBuilt();
const build = resolve(options.build ?? join(root, 'dist'));
const directory = mkdtempSync(join(tmpdir(), 'quintet-beside-'));
const postgres = await startPostgres({ directory: join(directory, 'postgres'), database: 'beside', durable: false });
let application;
try {
  const environment = { SERVICES: 'food', LOG_LEVEL: 'warn' };
  application = await startApplication({
    build,
    databaseUrl: postgres.url,
    directory,
    name: 'application',
    environment,
  });
  await measure(application.origin);
} finally {
  await application?.stop();
  await postgres.stop('immediate');
  rmSync(directory, { recursive: true, force: true });
}

async function measure(origin) {
  const picture = await aPicture(origin);
  const until = () => performance.now() + Number(options.seconds) * 1000;
  console.log(`alone            ${told(await times(picture, until()))}`);
  const end = until();
  const signIns = Array.from({ length: SIGN_INS }, () => signingIn(origin, end));
  console.log(`beside sign-ins  ${told(await times(picture, end))}`);
  const answers = (await Promise.all(signIns)).flat();
  const perSecond = (answers.length / Number(options.seconds)).toFixed(1);
  console.log(`sign-ins         ${perSecond}/s, answers ${[...new Set(answers)].join(', ')}`);
}

async function aPicture(origin) {
  const { data } = await (await fetch(`${origin}/food/api/products?limit=1`)).json();
  const [address] = JSON.stringify(data).match(/[^"]*\/media\/[^"]+/) ?? [];
  return new URL(address, origin);
}

/** How long each of the pictures took that were asked for one after another until then, in milliseconds. */
async function times(picture, end) {
  const all = [];
  while (performance.now() < end) {
    const started = performance.now();
    const answer = await fetch(picture);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${picture} answered ${answer.status}`);
    all.push(performance.now() - started);
  }
  return all.sort((a, b) => a - b);
}

async function signingIn(origin, end) {
  const answers = [];
  while (performance.now() < end) {
    const answer = await fetch(`${origin}/food/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    });
    await answer.arrayBuffer();
    answers.push(answer.status);
  }
  return answers;
}

function told(sorted) {
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  return `${String(sorted.length).padStart(5)} pictures  p50 ${at(0.5)}  p95 ${at(0.95)}  most ${at(1)} ms`;
}
