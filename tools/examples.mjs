/**
 * `npm run examples`: serves every site of `examples` with Vite, each at the port that its vite.config names, or those
 * that are named: `npm run examples -- storefront`. `VITE_API` is where the process answers that they show.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { root, runMain } from './run.mjs';

const FOLDER = join(root, 'examples');
const API = process.env.VITE_API || 'http://localhost:3000';

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  const { createServer } = await import('vite');
  const asked = process.argv.slice(2);
  const names = readdirSync(FOLDER).filter(name => existsSync(join(FOLDER, name, 'vite.config.ts')));
  const unknown = asked.filter(name => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No example is called ${unknown.join(' or ')}: ${names.join(', ')} are.`);

  const servers = [];
  try {
    for (const name of asked.length > 0 ? asked : names) {
      const server = await createServer({ root: join(FOLDER, name), clearScreen: false });
      servers.push(server);
      await server.listen();
      console.log(`${name.padEnd(12)}${server.resolvedUrls.local[0]}`);
    }
    console.log(`They show what ${API} answers${(await answers()) ? '' : ', which does not answer yet: npm start'}.`);
    await new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
    });
  } finally {
    await Promise.all(servers.map(server => server.close()));
  }
});

function answers() {
  return fetch(`${API}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
}
