import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { moduleOf, nodeOptionsFor } from './build.mjs';

const PASSWORD = 'demo-password';
const SIGN_INS_PER_SECOND = 20;
/** As many as a calendar may have. */
const CALENDAR_EVENTS = 5000;
/** Each of four by three. */
const PICTURE_PIXELS = 1000;
const PICTURE_BYTES = 12 * 1024 * 1024;
const EXPORTED_DAYS = 50_000;
const COMPARED_PAYMENTS = 1000;
const POLL_MS = 50;
const DAY_MS = 86_400_000;

/**
 * Heavy work of other people, by name. `prepare` returns the function that does it once, with the part of the records that
 * `scale` says; `perSecond` begins that many a second, otherwise the next one begins when the last one has ended.
 */
export const disturbances = {
  /** The largest file of the API: all data of a member. */
  export: {
    prepare: async ({ application, databaseUrl, scale }) => {
      await fillDays(databaseUrl, EXPORTED_DAYS * scale);
      const token = await signIn(application, 'fitness', 'member@fitness.example');
      return () => ask(application, '/fitness/api/fitness/settings-hub/export', { token });
    },
  },
  /** All orders as staff page through them. */
  orders: {
    prepare: async ({ application }) => {
      const token = await signIn(application, 'food', 'owner@food.example');
      let page = 0;
      return async () => {
        const response = await ask(application, `/food/api/orders?limit=100&page=${++page}`, { token });
        if (JSON.parse(response).data.items.length === 0) page = 0;
      };
    },
  },
  picture: {
    prepare: async ({ application, scale }) => {
      const token = await signIn(application, 'food', 'owner@food.example');
      const file = await noisyPicture(scale);
      return async () => {
        const body = new FormData();
        body.set('file', file, 'picture.jpg');
        await ask(application, '/food/api/helpers/upload', { token, method: 'POST', body });
      };
    },
  },
  /** Each reading finds other events, so that all are written. */
  calendar: { prepare: prepareCalendar },
  'sign-ins': {
    perSecond: SIGN_INS_PER_SECOND,
    prepare:
      async ({ application }) =>
      () =>
        signIn(application, 'food', 'owner@food.example'),
  },
  books: {
    prepare:
      async ({ build, environment, databaseUrl }) =>
      async () => {
        const program = [...nodeOptionsFor(build), moduleOf(build, 'src/quintet'), 'books', 'check'];
        const env = { PATH: process.env.PATH, ...environment, DATABASE_URL: databaseUrl };
        await promisify(execFile)(process.execPath, program, { env });
      },
  },
  reconciliation: { prepare: prepareReconciliation },
};

async function signIn(application, service, email) {
  const { access_token: token } = await send(application, `/${service}/api/auth/login`, { email, password: PASSWORD });
  return token;
}

/** Posts JSON and returns the data of the response. */
async function send(application, path, body, token) {
  const headers = { 'Content-Type': 'application/json' };
  return JSON.parse(await ask(application, path, { method: 'POST', headers, body: JSON.stringify(body), token })).data;
}

async function ask({ origin }, path, { token, headers, ...options } = {}) {
  const response = await fetch(origin + path, {
    ...options,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }), Connection: 'close' },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

async function rowsOf(url, schema, statement, values) {
  const client = new Client({ connectionString: url, options: `-c search_path=${schema},public` });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function fillDays(url, days) {
  await rowsOf(
    url,
    'fitness',
    `INSERT INTO hydration_day (account_id, date, glasses) SELECT a.id, DATE '1850-01-01' + n, 8
     FROM account a, generate_series(1, $1::int) n WHERE a.email = 'member@fitness.example' ON CONFLICT DO NOTHING`,
    [Math.ceil(days)],
  );
}

/** A JPEG that hardly compresses, filled up to its size with a comment. */
async function noisyPicture(scale) {
  const { default: sharp } = await import('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 20 };
  const side = Math.ceil(PICTURE_PIXELS * Math.sqrt(scale));
  const jpeg = await sharp({ create: { width: 4 * side, height: 3 * side, channels: 3, noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const comment = Buffer.alloc(Math.max(0, Math.ceil(PICTURE_BYTES * scale) - jpeg.length));
  return new Blob([jpeg, comment], { type: 'image/jpeg' });
}

async function prepareCalendar({ application, databaseUrl, closing, scale }) {
  const files = ['A', 'B'].map(version => calendarOf(version, Math.ceil(CALENDAR_EVENTS * scale)));
  let requests = 0;
  const origin = await serve(closing, (_, response) => {
    response.setHeader('Content-Type', 'text/calendar').end(files[requests++ % files.length]);
  });
  const token = await signIn(application, 'stays', 'owner@stays.example');
  const stays = await rowsOf(databaseUrl, 'stays', 'SELECT id FROM stay ORDER BY id DESC');
  let imports = 0;
  return async () => {
    const stay = stays[imports++ % stays.length];
    const body = { stay_id: stay.id, name: `Load ${imports}`, url: `${origin}/${imports}.ics` };
    const { id } = await send(application, '/stays/api/calendar/feeds', body, token);
    await until(async () => (await readAt(databaseUrl, id)) !== null);
    const { error } = await send(application, `/stays/api/calendar/feeds/${id}/sync`, {}, token);
    if (error) throw new Error(`The calendar was not read: ${error}`);
    await ask(application, `/stays/api/calendar/feeds/${id}`, { method: 'DELETE', token });
  };
}

const readAt = async (url, id) =>
  (await rowsOf(url, 'stays', 'SELECT read_at FROM calendar_feed WHERE id = $1', [id]))[0].read_at;

/** Events of a night each, within a year. */
function calendarOf(version, count) {
  const day = days => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const events = Array.from({ length: count }, (_, index) => {
    const lines = [`UID:${index}@load`, `SUMMARY:Reserved ${version}`, `DTSTART;VALUE=DATE:${day(2 + (index % 360))}`];
    return ['BEGIN:VEVENT', ...lines, `DTEND;VALUE=DATE:${day(3 + (index % 360))}`, 'END:VEVENT'].join('\r\n');
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:load', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

/** Compares payments that nobody paid with a processor that says the same. */
async function prepareReconciliation({ application, databaseUrl, scale }) {
  const token = await signIn(application, 'food', 'owner@food.example');
  await rowsOf(
    databaseUrl,
    'food',
    `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status)
     SELECT 'load-' || n, 'stripe', 'cs_test_load_' || n, 4200, 'USD', 'closed' FROM generate_series(1, $1::int) n
     ON CONFLICT DO NOTHING`,
    [Math.ceil(COMPARED_PAYMENTS * scale)],
  );
  return async () => {
    const { run_id: id } = await send(application, '/food/api/payments/reconcile', {}, token);
    const statement = 'SELECT status FROM reconcile_run WHERE id = $1';
    await until(async () => (await rowsOf(databaseUrl, 'food', statement, [id]))[0].status !== 'running');
  };
}

/** A card processor where every checkout has expired. Returns the variables that make an application use it. */
export async function startProcessor(closing) {
  const origin = await serve(closing, ({ url }, response) => {
    const id = /checkout\/sessions\/(\w+)/.exec(url)?.[1];
    const session = {
      id,
      object: 'checkout.session',
      status: 'expired',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    const body = id
      ? { ...session, amount_total: 4200, currency: 'usd' }
      : { object: 'list', data: [], has_more: false };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  });
  return { STRIPE_SECRET_KEY: 'sk_test_load', STRIPE_WEBHOOK_SECRET: 'whsec_load', STRIPE_API_BASE: origin };
}

async function serve(closing, respond) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}`;
}

async function until(isDone) {
  while (!(await isDone())) await sleep(POLL_MS);
}
