import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import type { Stay } from '#services/stays/stays/stay.entity';
import type { Client } from '../harness/client';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { trials } from '../harness/trials';
import { day, makeBlock, makeBooking, makeStay } from './factories';
import { type Stays, startStays } from './stays';

const ROUNDS = trials(20, 4);

/** A process on a database of its own, with one stay whose feed is the calendar of the other one. */
interface Installation {
  stays: Stays;
  stay: Stay;
  host: Client;
  /** Address of its calendar. */
  calendar: string;
  feedId: number;
}

const server = process.env['DATABASE_URL']!;
const otherDatabase = `${server}_installation`;
const onServer = async (statement: string) => {
  const connection = new Connection({ connectionString: server });
  await connection.connect();
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
};

const installations: Installation[] = [];
const processes: OwnProcess[] = [];
beforeAll(async () => {
  await onServer(`CREATE DATABASE ${new URL(otherDatabase).pathname.slice(1)}`);
  installations.push(...(await Promise.all([server, otherDatabase].map(startInstallation))));
  const [one, two] = installations as [Installation, Installation];
  for (const [reader, read] of [
    [one, two],
    [two, one],
  ] as const) {
    const sent = { stay_id: reader.stay.id, name: 'The other installation', url: read.calendar };
    const { status, body } = await reader.host.post('/api/calendar/feeds', sent);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    reader.feedId = body.data.id;
    await hasRead(reader, null);
  }
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  for (const { stays } of installations) await stays.service.close();
  await onServer(`DROP DATABASE IF EXISTS ${new URL(otherDatabase).pathname.slice(1)} WITH (FORCE)`);
});

async function startInstallation(DATABASE_URL: string): Promise<Installation> {
  const own = await startProcess({
    SERVICES: 'stays',
    DATABASE_URL,
    CALENDAR_FETCH_PRIVATE: 'true',
    JWT_SECRET: 'a secret for the tests of this project only',
    FIRST_ADMIN_EMAIL: 'first@example.com',
    FIRST_ADMIN_PASSWORD: 'a password for tests',
  });
  processes.push(own);
  const stays = await startStays({ DATABASE_URL });
  const host = stays.host.at(own.origin);
  const stay = await makeStay(stays.service.db, { minNights: 1 });
  const { body } = await host.post('/api/calendar/exports', { stay_id: stay.id });
  const { address } = body.data as { address: string };
  return { stays, stay, host, calendar: `${own.origin}${new URL(address).pathname}`, feedId: 0 };
}

interface FeedAnswer {
  id: number;
  state: string;
  read_at: string | null;
}

const feedOf = async ({ host, stay }: Installation): Promise<FeedAnswer> =>
  (await host.get(`/api/calendar/feeds?stay=${stay.id}`)).body.data[0];

/** Lets the process read its feed, as it does after a change of the feed, and waits until it has. */
async function read(installation: Installation): Promise<void> {
  const before = await feedOf(installation);
  const { status } = await installation.host.patch(`/api/calendar/feeds/${installation.feedId}`, { name: 'The other' });
  expect(status).toBe(200);
  await hasRead(installation, before.read_at);
}

/** @param before when the feed was last read */
async function hasRead(installation: Installation, before: string | null): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const feed = await feedOf(installation);
    if (feed.read_at !== null && feed.read_at !== before) {
      expect(feed.state).toBe('ok');
      return;
    }
    if (Date.now() > deadline) throw new Error('The feed was not read');
    await sleep(50);
  }
}

interface World {
  calendar: string;
  events: unknown[];
  held: unknown[];
}

async function worldOf({ calendar, host, feedId, stays, stay }: Installation): Promise<World> {
  const { body } = await host.get(`/api/calendar/feeds/${feedId}/events`);
  return {
    calendar: await (await fetch(calendar)).text(),
    events: body.data as unknown[],
    held: await stays.service.db.rows(
      `SELECT id, from_day, to_day, booking_id, block_id, event_id FROM held_nights WHERE stay_id = $1 ORDER BY from_day`,
      [stay.id],
    ),
  };
}

const worlds = async () => Promise.all(installations.map(worldOf));
const daysOf = ({ held }: World) =>
  (held as { from_day: string; to_day: string; event_id: number | null }[]).map(
    row => `${row.event_id === null ? 'own' : 'import'} ${row.from_day}/${row.to_day}`,
  );

it('9.1: two installations that feed each other neither grow nor move an event', async () => {
  const [one, two] = installations as [Installation, Installation];
  const sold = async ({ stays, stay }: Installation, from: number, to: number) =>
    makeBooking(stays.service.db, { stay, checkIn: day(from), checkOut: day(to) });
  const left = await sold(one, 10, 13);
  await sold(one, 20, 24);
  await makeBlock(one.stays.service.db, { stayId: one.stay.id, from: day(40), to: day(45) });
  await sold(two, 13, 15);
  // Both have these nights, and the last ones overlap.
  for (const installation of installations) await sold(installation, 30, 33);
  await sold(one, 60, 64);
  await sold(two, 62, 66);

  await Promise.all(installations.map(read));
  const first = await worlds();
  expect(first.map(daysOf)).toEqual([
    [
      `own ${day(10)}/${day(13)}`,
      `import ${day(13)}/${day(15)}`,
      `own ${day(20)}/${day(24)}`,
      `own ${day(30)}/${day(33)}`,
      `own ${day(40)}/${day(45)}`,
      `own ${day(60)}/${day(64)}`,
      `import ${day(64)}/${day(66)}`,
    ],
    [
      `import ${day(10)}/${day(13)}`,
      `own ${day(13)}/${day(15)}`,
      `import ${day(20)}/${day(24)}`,
      `own ${day(30)}/${day(33)}`,
      `import ${day(40)}/${day(45)}`,
      `import ${day(60)}/${day(62)}`,
      `own ${day(62)}/${day(66)}`,
    ],
  ]);
  for (let round = 2; round <= ROUNDS; round += 1) {
    for (const installation of round % 2 ? installations : installations.toReversed()) await read(installation);
    expect(await worlds()).toEqual(first);
  }

  const { status } = await one.host.patch(`/api/bookings/manage/${left.reference}`, { action: 'cancel' });
  expect(status).toBe(200);
  for (let round = 0; round < 2; round += 1) for (const installation of installations) await read(installation);
  const [, after] = await worlds();
  expect(daysOf(after!)).toEqual(daysOf(first[1]!).slice(1));
});
