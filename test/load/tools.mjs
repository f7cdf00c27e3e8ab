/**
 * `node test/load/tools.mjs`: what a call of a reading tool costs more than its HTTP route, and what it costs to list the
 * tools of a service. Both are asked in turns, one at a time, by the process that serves them. See README.md.
 */
import { request as send, Agent } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenBuild, loaderOf } from './build.mjs';
import { onGround, preparedDatabase, RUNNING_DATABASE } from './ground.mjs';
import { median } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    build: { type: 'string' },
    calls: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '50' },
    services: { type: 'string' },
    pin: { type: 'string' },
    ...RUNNING_DATABASE,
  },
});
const build = await chosenBuild(options);
const load = loaderOf(build);
const calls = Number(options.calls);
const warmup = Number(options.warmup);
const wanted = options.services && { SERVICES: options.services };

const OWNER = { email: 'owner@food.example', password: 'demo-password' };
const ADDRESS = '127.0.0.1';

/** Tools of food with the address of their route; the first one is in the response cache. */
const READS = [
  { tool: 'menu_list_products', args: { page: 2 }, address: '/food/api/products?page=2' },
  { tool: 'menu_get_product', args: { id: 3 }, address: '/food/api/products/3' },
  { tool: 'order_handling_list', args: {}, address: '/food/api/orders', signedIn: true },
  { tool: 'team_list', args: {}, address: '/food/api/admins', signedIn: true },
  { tool: 'overview_get', args: {}, address: '/food/api/overview', signedIn: true },
];

await onGround(options, async ground => {
  const databaseUrl = await preparedDatabase(ground, 'tools', build, {
    dishes: 200,
    orders: 1000,
    environment: wanted,
  });
  const host = await started(databaseUrl, ground.directory);
  ground.closing.push(host.close);
  const port = await host.open();
  const agent = new Agent({ keepAlive: true });
  const token = await signIn(port, agent);
  const authorization = `Bearer ${token}`;
  const { ServiceTools } = load('src/agents/tools/service-tools');
  const toolsOf = name => host.services.find(service => service.name === name).app.get(ServiceTools, { strict: false });
  const tools = toolsOf('food');
  const visitor = { address: ADDRESS, language: 'en' };
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  const owner = { ...visitor, audience: 'staff', accountId: Number(sub) };

  for (const { name } of host.services) {
    const first = await timed(() => toolsOf(name).list(visitor, { toolsets: 'all' }));
    const further = await times(() => toolsOf(name).list(visitor, { toolsets: 'all' }), warmup);
    console.log(`${name}: the first list ${first.toFixed(0)} ms, every further one ${median(further).toFixed(2)} ms`);
  }
  const all = await tools.list(owner, { toolsets: 'all' });
  const listing = await times(() => tools.list(owner, { toolsets: 'all' }), warmup);
  console.log(`food, the owner: ${all.length} tools in ${median(listing).toFixed(2)} ms`);

  for (const { tool, args, address, signedIn } of READS) {
    const user = signedIn ? owner : visitor;
    const headers = { 'accept-language': 'en', ...(signedIn && { authorization }) };
    const byTool = async () => {
      const result = await tools.call(user, tool, args, { seed: 'load' });
      if (!result.ok) throw new Error(`${tool}: ${result.code}`);
    };
    const byRoute = async () => JSON.parse(await get(port, agent, address, headers));
    await times(byTool, warmup);
    await times(byRoute, warmup);
    const rounds = [];
    for (let round = 0; round < Number(options.rounds); round++)
      rounds.push({ route: median(await times(byRoute, calls)), tool: median(await times(byTool, calls)) });
    const [route, called] = ['route', 'tool'].map(way => median(rounds.map(round => round[way])));
    const more = median(rounds.map(round => round.tool - round.route));
    console.log(
      `${tool.padEnd(22)} route ${route.toFixed(2)} ms, tool ${called.toFixed(2)} ms, ${more.toFixed(2)} ms more (median of the rounds)`,
    );
  }
  agent.destroy();
});

async function started(databaseUrl, directory) {
  const { createHost } = load('src/host/host');
  const { SERVICES } = load('src/host/services');
  const { readConfiguration } = load('src/kit/config/configuration');
  const { Log } = load('src/kit/log/log');
  const { Mailbox } = load('src/mail/mailbox');
  const { SystemClock } = load('src/kit/time/clock');
  const environment = {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret for measuring with',
    HOST: '127.0.0.1',
    PORT: '0',
    MEDIA_ROOT: join(directory, 'media'),
    ...wanted,
  };
  const configuration = readConfiguration(
    environment,
    SERVICES.map(({ definition }) => definition.name),
  );
  const hosted = SERVICES.filter(({ definition: { name } }) => name in configuration.services);
  return createHost(hosted, {
    configuration,
    clock: new SystemClock(),
    log: new Log('warn'),
    mailbox: new Mailbox(),
  });
}

async function times(work, count) {
  const all = [];
  for (let at = 0; at < count; at++) all.push(await timed(work));
  return all;
}

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function get(port, agent, path, headers, method = 'GET', body) {
  return new Promise((resolved, rejected) => {
    const asked = send({ host: '127.0.0.1', port, agent, path, headers, method }, response => {
      const chunks = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode >= 300) rejected(new Error(`${path}: ${response.statusCode}`));
        else resolved(Buffer.concat(chunks).toString());
      });
    });
    asked.on('error', rejected);
    asked.end(body);
  });
}

async function signIn(port, agent) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(OWNER);
  const { data } = JSON.parse(await get(port, agent, '/food/api/auth/login', headers, 'POST', body));
  return data.access_token ?? data.token;
}
