/**
 * `node test/load/growth.mjs --size 0.1`: fills a temporary database as `fill.mjs --size` does, asks every GET of the API
 * descriptions as every kind of account, and prints the statements that read more than `--buffers 5000` blocks of 8 KB and
 * the requests that take more than 500 ms at first or 100 ms afterwards. With `--database` and no `--size`, it takes a
 * database that is filled. `--scan`, `--values 0`, `--services food`, `--plans`, `--build <dist>`. See README.md.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chosenBuild } from './build.mjs';
import { newDatabase, onGround, RUNNING_DATABASE, standingApplication } from './ground.mjs';
import { Buffers, Recorded, stepsOf } from './growth/buffers.mjs';
import { callersOf } from './growth/callers.mjs';
import { grow } from './growth/copies.mjs';
import { isAllowed } from './growth/exceptions.mjs';
import { addressOf, baseOf, readsOf, variationsOf } from './growth/requests.mjs';
import { SERVICES } from './growth/sizes.mjs';
import { median } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    size: { type: 'string' },
    buffers: { type: 'string', default: '5000' },
    services: { type: 'string' },
    scan: { type: 'string' },
    values: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    plans: { type: 'boolean', default: false },
    build: { type: 'string' },
    ...RUNNING_DATABASE,
  },
});
if (!options.size && !options.database) throw new Error('--size says how much data there is.');
const maxBuffers = Number(options.buffers);
const maxScan = options.scan ? Number(options.scan) : maxBuffers * Number(options.size ?? 1);
const isOver = ({ buffers, scan }) => buffers > maxBuffers || scan > maxScan;
const isSmall = Number(options.size ?? 1) < 0.1;
const COLD_MS = 500;
const WARM_MS = 100;
const services = options.services?.split(',') ?? SERVICES;

const build = await chosenBuild(options);
await onGround(options, async ground => {
  const databaseUrl = await newDatabase(ground, 'growth');
  const statements = join(ground.directory, 'statements');
  mkdirSync(statements);
  const application = await standingApplication(ground, {
    build,
    databaseUrl,
    nodeOptions: ['--require', fileURLToPath(new URL('growth/recorder.cjs', import.meta.url))],
    environment: {
      STATEMENTS: statements,
      SERVICES: services.join(),
      DEMO_DATA: 'true',
      RESPONSE_CACHE_MB: '0',
      DATABASE_TIMEOUT_MS: '60000',
      RATE_LIMIT_TRACKING: '999999999',
      LOG_LEVEL: 'warn',
    },
  });
  if (options.size) console.log((await grow(databaseUrl, Number(options.size), services)).join(', '));
  const results = await Promise.all(services.map(service => asked(service, { application, databaseUrl, statements })));
  report(results.flat());
});

/** Asks every read of a service; services are asked at the same time, the requests of each one after the other. */
async function asked(service, { application, databaseUrl, statements }) {
  const buffers = new Buffers(databaseUrl, service, { isSmall, isOver });
  await buffers.open();
  const recorded = new Recorded(join(statements, service));
  const origin = `${application.origin}/${service}`;
  const results = [];
  try {
    const reads = readsOf((await get(`${origin}/openapi.json`)).body);
    const callers = await callersOf(origin, databaseUrl, service);
    for (const read of reads) results.push(...(await askedAs(callers, read, { service, origin, recorded, buffers })));
    return results;
  } finally {
    recorded.close();
    await buffers.close();
  }
}

/** A caller whose statements are those of an earlier one is asked without variations. */
async function askedAs(callers, read, context) {
  const results = [];
  const known = new Set();
  for (const { name, headers, lists } of callers) {
    const bodyOf = async path => (await get(context.origin + path, headers)).body;
    const base = await baseOf(read, path => {
      if (!lists.has(path)) lists.set(path, bodyOf(path));
      return lists.get(path);
    });
    context.recorded.next();
    const ask = async query => {
      const path = addressOf(base, query);
      const result = await measured(path, headers, context);
      results.push({ ...result, service: context.service, route: read.path, caller: name, path });
      return result;
    };
    const first = await ask(base.query);
    const texts = first.statements.map(({ text }) => text).join(';');
    if (first.status >= 300 || known.has(texts)) continue;
    known.add(texts);
    for (const query of variationsOf(read, base, first.body, Number(options.values))) await ask(query);
  }
  return results;
}

async function measured(path, headers, { origin, recorded, buffers }) {
  const first = await get(origin + path, headers);
  const statements = [];
  for (const statement of recorded.next()) statements.push(await buffers.of(statement));
  const times = [];
  if (first.milliseconds > WARM_MS)
    for (let round = 0; round < Number(options.rounds); round++)
      times.push((await get(origin + path, headers)).milliseconds);
  recorded.next();
  const warm = times.length > 0 ? median(times) : first.milliseconds;
  return { ...first, cold: first.milliseconds, warm, statements: statements.filter(Boolean) };
}

async function get(address, headers) {
  const from = performance.now();
  const { response, text } = await fetched(address, { headers, redirect: 'manual' });
  const milliseconds = performance.now() - from;
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, milliseconds, body: isJson ? JSON.parse(text) : undefined };
}

/** Once more where the connection ended: the process may close an idle one at the moment it is used again. */
async function fetched(address, request, attempts = 5) {
  try {
    const response = await fetch(address, request);
    return { response, text: await response.text() };
  } catch (failure) {
    if (attempts === 1) throw failure;
    await sleep(1000);
    return fetched(address, request, attempts - 1);
  }
}

function report(results) {
  const answered = results.filter(({ status }) => status < 300);
  const routes = new Set(results.map(({ service, route }) => service + route));
  const answering = new Set(answered.map(({ service, route }) => service + route));
  console.log(`${results.length} requests to ${routes.size} routes, ${answering.size} of them with a record`);
  for (const { service, path, caller, status } of results.filter(result => result.status >= 500))
    console.log(`failed: ${service} ${path} (${caller}): ${status}`);

  const over = [];
  for (const { service, route, path, caller, statements } of results) {
    for (const statement of statements.filter(isOver)) over.push({ service, route, path, caller, ...statement });
  }
  const worst = new Map();
  for (const each of over.toSorted((one, other) => other.buffers - one.buffers)) {
    const key = `${each.service} ${each.route} ${each.text}`;
    const same = worst.get(key);
    if (same) same.requests++;
    else worst.set(key, { ...each, requests: 1 });
  }
  for (const each of worst.values()) {
    const label = isAllowed(each) ? 'allowed' : 'over';
    console.log(
      `${label}: ${each.service} ${each.path} (${each.caller}): ${each.buffers} buffers, ${each.scan} in a scan, ${each.milliseconds.toFixed(0)} ms, ${each.requests} requests`,
    );
    if (!options.plans) continue;
    console.log(`  ${each.text.replaceAll(/\s+/g, ' ')}`);
    for (const step of stepsOf(each.plan, maxScan / 5)) console.log(`    ${step}`);
  }
  for (const { service, path, caller, cold, warm } of results)
    if (cold > COLD_MS || warm > WARM_MS)
      console.log(`slow: ${service} ${path} (${caller}): ${cold.toFixed(0)} ms, ${warm.toFixed(0)} ms warm`);
}
