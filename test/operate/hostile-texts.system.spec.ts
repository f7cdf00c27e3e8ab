import { randomUUID } from 'node:crypto';
import { Tokens } from '#kit/access/tokens';
import { type Food, startFood } from '../food/food';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { repeated } from '../linear/inputs';

/** No single request may occupy the process longer. */
const MAX_MS = 200;
const TRIES = 4;
/** The largest body of callers without an account, less its other fields. */
const PUBLIC_BYTES = 95_000;
const STAFF_BYTES = 990_000;
const HEADER_LETTERS = 6000;
const QUESTION_LETTERS = 4000;

const UNITS = [
  'a',
  '1',
  ' ',
  '!"#$%&',
  'a@',
  '.',
  '-',
  '\u0301',
  '"',
  '[{(',
  'محمد ',
  '\n',
  'a.b@c ',
  '+1 2 ',
  '[name_1]',
  '<a ',
];

/** An account may send twenty in ten minutes. */
const QUESTIONS = ['a', 'a ', 'a@', '+1 2 ', '[name_1]', 'محمد '];

let food: Food;
let other: OwnProcess;
let token: string;
let visitors = 0;
beforeAll(async () => {
  food = await startFood();
  other = await startProcess({
    SERVICES: 'food',
    TRUST_PROXY: '1',
    JWT_SECRET: 'a secret for the tests of this project only',
  });
  ({ token } = await food.service.get(Tokens).signIn('staff', { id: food.owner.id, tokenVersion: 1 }));
});
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await food?.service.close();
});

/** The processor time of the process, which does not depend on what else the machine does. */
async function cpuMs(): Promise<number> {
  const text = await (await fetch(`${other.origin}/metrics`)).text();
  return 1000 * Number(/^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(text)![1]);
}

interface Sent {
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
  isStaff?: boolean;
}

async function send({ method = 'GET', path, body, headers = {}, isStaff = false }: Sent): Promise<number> {
  visitors += 1;
  const answer = await fetch(`${other.origin}/food${path}`, {
    method,
    headers: {
      'X-Forwarded-For': `198.51.${visitors >> 8}.${visitors & 255}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(isStaff && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The least time of some tries: one of them may meet a garbage collection. */
async function longestMs(sent: () => Sent): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > MAX_MS / 2; tries++) {
    const before = await cpuMs();
    const status = await send(sent());
    expect([status >= 500, status === 401 && sent().isStaff === true]).toEqual([false, false]);
    least = Math.min(least, (await cpuMs()) - before);
  }
  return least;
}

/** As much of a text as has room in a JSON body. */
function textOf(unit: string, maxBytes: number): string {
  const bytes = Buffer.byteLength(JSON.stringify(unit)) - 2;
  return repeated(unit, Math.floor(maxBytes / bytes) * unit.length);
}

const asHeader = (unit: string) =>
  Buffer.from(repeated(unit.replaceAll(/[\n\u0080-\uffff]/g, 'x'), HEADER_LETTERS)).toString();

const requests = (unit: string): Sent[] => {
  const publicText = textOf(unit, PUBLIC_BYTES);
  const staffText = textOf(unit, STAFF_BYTES);
  const query = encodeURIComponent(unit).repeat(1000).slice(0, HEADER_LETTERS).replace(/%.?$/, '');
  return [
    { method: 'POST', path: '/api/contact', body: { name: 'A', email: 'a@b.example', message: publicText } },
    {
      method: 'POST',
      path: '/api/contact',
      body: { name: publicText, email: publicText, message: publicText.slice(0, 9) },
    },
    { method: 'POST', path: '/api/auth/login', body: { email: publicText, password: 'x' } },
    {
      method: 'POST',
      path: '/api/checkout/quote',
      body: { lines: [], kitchen_code: publicText, promo_code: publicText.slice(0, 9) },
    },
    { path: `/api/products?q=${query}` },
    { path: `/api/products/${query}` },
    {
      path: '/api/products',
      headers: { 'Accept-Language': asHeader(unit), Accept: asHeader(unit), 'Accept-Encoding': asHeader(unit) },
    },
    {
      method: 'PATCH',
      path: `/api/products/${food.dishes.soup.id}`,
      isStaff: true,
      body: { name: { en: staffText, ar: 'x' } },
    },
    { method: 'PATCH', path: '/api/admins/profile', isStaff: true, body: { first_name: staffText, phone: 'x' } },
    { path: `/api/contact?q=${query}`, isStaff: true },
  ];
};

it.each(UNITS)('no request of the accepted sizes with %j occupies the process for 200 ms', async unit => {
  for (const sent of requests(unit)) {
    const ms = await longestMs(() => sent);
    expect(ms > MAX_MS ? `${sent.method} ${sent.path.slice(0, 40)}: ${Math.round(ms)} ms` : 'fast').toBe('fast');
  }
});

it('nor does a question to the assistant', async () => {
  const created = await fetch(`${other.origin}/food/api/ai/chats`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { data } = (await created.json()) as { data: { id: number } };
  const question = (text: string): Sent => ({
    method: 'POST',
    path: `/api/ai/chats/${data.id}/messages`,
    isStaff: true,
    body: { text, client_token: randomUUID() },
  });
  // Reads the catalogue of tools.
  expect(await send(question('Which orders are open?'))).toBe(200);
  for (const unit of QUESTIONS) {
    const ms = await longestMs(() => question(repeated(unit, QUESTION_LETTERS)));
    expect(ms > MAX_MS ? `${unit}: ${Math.round(ms)} ms` : 'fast').toBe('fast');
  }
});
