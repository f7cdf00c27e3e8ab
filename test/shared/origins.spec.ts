import { Log } from '#kit/log/log';
import { property } from '#services/property/property';
import { startService, type TestService } from '../harness/app';
import { closePages, refusalOf } from './sockets';

const LOCAL = ['http://localhost:5173', 'http://localhost:5175', 'http://localhost:49152', 'http://127.0.0.1:3001'];
const FOREIGN = ['http://localhost:5173.evil.example', 'https://localhost:5173', 'http://192.168.1.2:5173', 'null'];
const SITE = 'https://homes.example';

const lines: Record<string, unknown>[] = [];
const refusedLines = () => lines.filter(({ variable }) => variable === 'CORS_ORIGIN').map(({ origin }) => origin);

async function start(environment: Record<string, string>): Promise<TestService> {
  lines.splice(0);
  const written = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  return startService(property, environment, new Log('info', () => written));
}

/** Whether pages of an origin may read an answer, the same from memory, ask for it beforehand, and open a socket. */
async function isAllowed({ anonymous, origin: address }: TestService, Origin: string): Promise<boolean[]> {
  const page = anonymous.with({ Origin });
  const allowed = ({ headers }: { headers: Record<string, string> }) =>
    headers['access-control-allow-origin'] === Origin;
  const read = await page.get('/api/neighborhoods');
  const again = await page.get('/api/neighborhoods');
  const preflight = await page.with({ 'Access-Control-Request-Method': 'POST' }).send('OPTIONS', '/api/leads');
  const refusal = await refusalOf(`${address}/property/auth`, { headers: { Origin } });
  closePages();
  return [allowed(read), allowed(again), allowed(preflight), refusal === 'Please sign in to continue.'];
}

const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

it('lets pages of any port of this machine in while CORS_ORIGIN is not set, and names others once in the log', async () => {
  const service = await start({});
  try {
    for (const origin of LOCAL) expect([origin, await isAllowed(service, origin)]).toEqual([origin, ALL]);
    expect(refusedLines()).toEqual([]);
    for (const origin of FOREIGN) expect([origin, await isAllowed(service, origin)]).toEqual([origin, NONE]);
    expect(refusedLines()).toEqual(FOREIGN);
  } finally {
    await service.close();
  }
});

it('lets only pages of CORS_ORIGIN in where it is set', async () => {
  const service = await start({ CORS_ORIGIN: SITE });
  try {
    expect(await isAllowed(service, SITE)).toEqual(ALL);
    expect(await isAllowed(service, LOCAL[0]!)).toEqual(NONE);
    expect(refusedLines()).toEqual([LOCAL[0]]);
    // A page of the process itself, which browsers need no leave for.
    await service.anonymous.with({ Origin: 'http://house.test', Host: 'house.test' }).get('/api/neighborhoods');
    expect(refusedLines()).toEqual([LOCAL[0]]);
  } finally {
    await service.close();
  }
});

it('logs no more than 100 origins', async () => {
  const service = await start({});
  try {
    for (let number = 0; number < 120; number++) {
      await service.anonymous.with({ Origin: `https://site${number}.example` }).get('/api/neighborhoods');
    }
    expect(refusedLines()).toHaveLength(100);
  } finally {
    await service.close();
  }
});
