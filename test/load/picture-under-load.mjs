/**
 * `node test/load/picture-under-load.mjs`: the time of a picture alone, and while ten sign-ins are in progress.
 * `--build <dist>` measures another build, `--seconds 5` for how long. See README.md.
 */
import { parseArgs } from 'node:util';
import { chosenBuild } from './build.mjs';
import { newDatabase, onGround, RUNNING_APPLICATION, standingApplication } from './ground.mjs';

const SIGN_INS = 10;
const ACCOUNT = { email: 'owner@food.example', password: 'demo-password' };

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, build: { type: 'string' }, ...RUNNING_APPLICATION },
});
const build = await chosenBuild(options);
await onGround(options, async ground => {
  const environment = { SERVICES: 'food', LOG_LEVEL: 'warn' };
  const databaseUrl = await newDatabase(ground, 'picture');
  const { origin } = await standingApplication(ground, { build, databaseUrl, environment });
  await measure(origin);
});

async function measure(origin) {
  const picture = await aPicture(origin);
  const until = () => performance.now() + Number(options.seconds) * 1000;
  console.log(`alone            ${told(await times(picture, until()))}`);
  const end = until();
  const signIns = Array.from({ length: SIGN_INS }, () => signingIn(origin, end));
  console.log(`with sign-ins    ${told(await times(picture, end))}`);
  const answers = (await Promise.all(signIns)).flat();
  const perSecond = (answers.length / Number(options.seconds)).toFixed(1);
  console.log(`sign-ins         ${perSecond}/s, responses ${[...new Set(answers)].join(', ')}`);
}

async function aPicture(origin) {
  const { data } = await (await fetch(`${origin}/food/api/products?limit=1`)).json();
  const [address] = JSON.stringify(data).match(/[^"]*\/media\/[^"]+/) ?? [];
  return new URL(address, origin);
}

/** How long each of the pictures took that were asked for one after another until then, in milliseconds. */
async function times(picture, end) {
  const all = [];
  do {
    const started = performance.now();
    const answer = await fetch(picture);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${picture} answered ${answer.status}`);
    all.push(performance.now() - started);
  } while (performance.now() < end);
  return all.sort((a, b) => a - b);
}

async function signingIn(origin, end) {
  const answers = [];
  do {
    const answer = await fetch(`${origin}/food/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    });
    await answer.arrayBuffer();
    answers.push(answer.status);
  } while (performance.now() < end);
  return answers;
}

function told(sorted) {
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  return `${String(sorted.length).padStart(5)} pictures  p50 ${at(0.5)}  p95 ${at(0.95)}  most ${at(1)} ms`;
}
