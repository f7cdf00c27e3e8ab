import { SERVICES } from '#host/services';
import { openDataSource } from '#kit/database/data-source';
import { isTimeZone } from '#kit/time/time-zones';
import { startCourses } from '../courses/courses';
import { startFitness } from '../fitness/fitness';
import { startFood } from '../food/food';
import type { Client } from '../harness/client';
import { startProperty } from '../property/property';
import { startStays } from '../stays/stays';

/** The runtime knows these; the first is no zone of Postgres, the others mean something else there. */
const RUNTIME_ONLY = ['ACT', 'IST', 'PST', 'SystemV/PST8PDT'];
const POSTGRES_ONLY = 'Factory';
const KNOWN_TO_BOTH = ['Europe/Kyiv', 'europe/paris', 'US/Eastern', 'Etc/GMT+3', 'EST5EDT'];

async function statusesOf(change: (zone: string) => Promise<{ status: number }>): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const zone of [...RUNTIME_ONLY, POSTGRES_ONLY, ...KNOWN_TO_BOTH]) found[zone] = (await change(zone)).status;
  return found;
}

const expected = (accepted: number) =>
  Object.fromEntries([
    ...[...RUNTIME_ONLY, POSTGRES_ONLY].map(zone => [zone, 400]),
    ...KNOWN_TO_BOTH.map(zone => [zone, accepted]),
  ]);

describe('a zone that only the runtime or only Postgres knows is 400', () => {
  it.each([
    ['courses', startCourses],
    ['property', startProperty],
    ['stays', startStays],
  ])(
    'as a setting of %s',
    async (_, start: () => Promise<{ owner: Client; service: { close: () => Promise<void> } }>) => {
      const { owner, service } = await start();
      try {
        const change = (value: string) => owner.patch('/api/settings/timezone', { value });
        expect(await statusesOf(change)).toEqual(expected(200));
      } finally {
        await service.close();
      }
    },
  );

  it('of a kitchen', async () => {
    const { owner, service } = await startFood();
    try {
      expect(await statusesOf(time_zone => owner.patch('/api/kitchens/downtown', { time_zone }))).toEqual(
        expected(200),
      );
      expect((await owner.get('/api/overview')).status).toBe(200);
    } finally {
      await service.close();
    }
  });

  it('of accounts in fitness, however they are added or changed', async () => {
    const fitness = await startFitness();
    let added = 0;
    const person = (timezone: string) => ({
      first_name: 'Mona',
      last_name: 'Haddad',
      email: `mona${++added}@club.example`,
      password: 'long-enough-9',
      password_confirmation: 'long-enough-9',
      timezone,
    });
    try {
      const coach = await fitness.coach();
      const member = await fitness.member();
      await coach.post('/api/fitness/coaching/clients', { username: member.username });
      const register = (zone: string) => fitness.visitor().post('/api/auth/register', person(zone));
      expect(await statusesOf(register)).toEqual(expected(201));
      expect(await statusesOf(zone => fitness.owner.post('/api/users', person(zone)))).toEqual(expected(201));
      expect(await statusesOf(zone => fitness.owner.post('/api/coaches', person(zone)))).toEqual(expected(201));
      const accounts = [`/api/users/${member.username}`, `/api/coaches/${coach.id}`];
      for (const path of accounts)
        expect(await statusesOf(timezone => fitness.owner.patch(path, { timezone }))).toEqual(expected(200));
      for (const client of [member, coach])
        expect(await statusesOf(timezone => client.patch('/api/coaches/profile', { timezone }))).toEqual(expected(200));
      for (const page of ['clients', 'roster/assigned-work', 'roster/check-ins', 'available-members'])
        expect((await coach.get(`/api/fitness/coaching/${page}`)).status).toBe(200);
    } finally {
      await fitness.service.close();
    }
  });
});

it('accepts every name that both know', async () => {
  const dataSource = await openDataSource(SERVICES[0]!.definition, process.env['DATABASE_URL']!, { poolSize: 1 });
  const names = (await dataSource.query<{ name: string }[]>(`SELECT name FROM pg_timezone_names`)).map(
    ({ name }) => name,
  );
  await dataSource.destroy();
  expect(names.filter(name => !isTimeZone(name))).toEqual([POSTGRES_ONLY]);
  expect(Intl.supportedValuesOf('timeZone').filter(name => !isTimeZone(name))).toEqual([]);
});
