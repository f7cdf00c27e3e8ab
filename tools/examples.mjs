/**
 * `npm run examples`: serves every site of `examples` with Vite, each at the port that its vite.config names, or those
 * that are named: `npm run examples -- storefront`. With `--host` also for other machines of the network, such as a phone.
 * `VITE_API` is the address of the process whose data they show.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { commandLine, networkAddress, phoneSettings } from './phone.mjs';
import { root, runMain } from './run.mjs';

const FOLDER = join(root, 'examples');
const API_PORT = 3000;
const SERVICES = ['food', 'courses', 'property', 'stays', 'fitness'];
const options = process.argv.slice(2);
const isForNetwork = options.includes('--host');

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  const address = isForNetwork ? networkAddress() : undefined;
  if (isForNetwork && !address) throw new Error('This machine has no network address that a phone could open.');
  const names = chosenNames();
  const api = process.env.VITE_API || `http://${address ?? 'localhost'}:${API_PORT}`;
  process.env.VITE_API = api;
  const { createServer } = await import('vite');

  const servers = [];
  try {
    for (const name of names) {
      const server = await createServer({
        root: join(FOLDER, name),
        clearScreen: false,
        server: { host: isForNetwork ? '0.0.0.0' : undefined },
      });
      servers.push(server);
      await server.listen();
      console.log(`${name.padEnd(12)}${server.resolvedUrls.local[0]}`);
      if (address) console.log(`${''.padEnd(12)}http://${address}:${server.config.server.port}/`);
      console.log(`${''.padEnd(12)}${descriptionOf(name)}\n`);
    }
    const ports = servers.map(server => server.config.server.port);
    console.log(address ? await phoneNotice(api, address, ports) : await localNotice(api));
    await new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
    });
  } finally {
    await Promise.all(servers.map(server => server.close()));
  }
});

function chosenNames() {
  const asked = options.filter(option => !option.startsWith('--'));
  const names = readdirSync(FOLDER).filter(name => existsSync(join(FOLDER, name, 'vite.config.ts')));
  const unknown = asked.filter(name => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No example is called ${unknown.join(' or ')}: ${names.join(', ')} are.`);
  return asked.length > 0 ? asked : names;
}

function descriptionOf(name) {
  return JSON.parse(readFileSync(join(FOLDER, name, 'package.json'), 'utf8')).description;
}

async function localNotice(api) {
  const isRunning = await fetch(`${api}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
  return `They show the data of ${api}${isRunning ? '.' : ', which does not respond yet: npm start'}`;
}

/** Says how to start the process unless it already lets in the sites at their network addresses. */
async function phoneNotice(api, address, ports) {
  const allowed = await Promise.all(ports.map(port => lets(api, `http://${address}:${port}`)));
  if (allowed.every(Boolean))
    return `They show the data of ${api}. A phone of this network opens the second addresses.`;
  const line = commandLine(phoneSettings(address, ports, new URL(api).port || API_PORT));
  return `A phone of this network opens the second addresses. Start the process with:\n\n${line}\n`;
}

/** Whether pages of this origin may call the process. */
async function lets(api, origin) {
  const answers = SERVICES.map(service =>
    fetch(`${api}/${service}/api`, { method: 'OPTIONS', headers: { Origin: origin } }).then(
      ({ headers }) => headers.get('access-control-allow-origin') === origin,
      () => false,
    ),
  );
  return (await Promise.all(answers)).some(Boolean);
}
