/** @no-database */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfiguration } from '#kit/config/configuration';
import { ROOT, siteFolders } from '../source-files';

const ADDRESS = '192.168.1.20';
const PORTS = [5173, 5174];
const DEVELOPMENT = { NODE_ENV: 'development', DATABASE_URL: 'postgres://localhost/quintet' };

/** What a function of tools/phone.mjs returns. */
async function phone(expression: string): Promise<string> {
  const program = `import * as phone from ${JSON.stringify(join(ROOT, 'tools/phone.mjs'))};
    process.stdout.write(String(${expression}));`;
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])).stdout;
}

const address = (interfaces: object) => phone(`phone.networkAddress(${JSON.stringify(interfaces)})`);
const ipv4 = (address: string, internal = false) => ({ family: 'IPv4', address, internal });

it('the network address of a machine is its private one before others, and none without a network', async () => {
  const ipv6 = { family: 'IPv6', address: 'fe80::1', internal: false };
  const lo = [ipv4('127.0.0.1', true)];
  expect(await address({ lo, eth0: [ipv6, ipv4('203.0.113.7')], wlan0: [ipv4('172.20.0.4')] })).toBe('172.20.0.4');
  expect(await address({ lo, eth0: [ipv4('203.0.113.7')] })).toBe('203.0.113.7');
  expect(await address({ lo, eth0: [ipv6] })).toBe('undefined');
});

it('the printed line lets in the sites at every address of this machine, and no others', async () => {
  const line = await phone(`phone.commandLine(phone.phoneSettings('${ADDRESS}', ${JSON.stringify(PORTS)}, 3000))`);
  const { words, program } = /^(?<words>\S+=\S+(?: \S+=\S+)*) (?<program>npm start)$/.exec(line)!.groups!;
  expect(program).toBe('npm start');
  const settings = Object.fromEntries(words!.split(' ').map(word => word.split(/=(.*)/).slice(0, 2)));
  const { host, publicUrl, corsOrigins } = readConfiguration({ ...settings, ...DEVELOPMENT }, ['food']);
  expect({ host, publicUrl }).toEqual({ host: '0.0.0.0', publicUrl: `http://${ADDRESS}:3000` });
  for (const name of [ADDRESS, 'localhost', '127.0.0.1'])
    expect(PORTS.map(port => corsOrigins.has(`http://${name}:${port}`))).toEqual([true, true]);
  expect(corsOrigins.has('http://192.168.1.21:5173')).toBe(false);
  expect(corsOrigins.has(`http://${ADDRESS}:8080`)).toBe(false);
});

it('each site has a port of its own, which a process outside production lets in', async () => {
  const { loadConfigFromFile } = await import('vite');
  const ports = await Promise.all(
    siteFolders().map(async name => {
      const root = join(ROOT, 'examples', name);
      const loaded = await loadConfigFromFile({ command: 'serve', mode: '' }, join(root, 'vite.config.ts'), root);
      return loaded!.config.server!.port;
    }),
  );
  expect(new Set(ports).size).toBe(siteFolders().length);
  const { corsOrigins } = readConfiguration(DEVELOPMENT, ['food']);
  expect(ports.filter(port => !corsOrigins.has(`http://localhost:${port}`))).toEqual([]);
});
