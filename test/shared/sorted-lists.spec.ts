import type { Database } from '#kit/database/database';
import { startCourses } from '../courses/courses';
import { startFitness } from '../fitness/fitness';
import { startFood } from '../food/food';
import type { Answer, Client } from '../harness/client';
import { startProperty } from '../property/property';
import { startStays } from '../stays/stays';

interface Started {
  owner: Client;
  service: { db: Database; close: () => Promise<void> };
}

const SERVICES: [string, string, () => Promise<Started>][] = [
  ['food', 'admins', () => startFood()],
  ['courses', 'admins', () => startCourses()],
  ['property', 'admins', () => startProperty()],
  ['stays', 'admins', () => startStays()],
  ['fitness', 'coaches', () => startFitness()],
];

const rowsOf = ({ status, body }: Answer): Record<string, unknown>[] => {
  expect(status).toBe(200);
  return body.data.data;
};

describe.each(SERVICES)('%s', (_, team, start) => {
  let started: Started;
  beforeAll(async () => {
    started = await start();
    const { db } = started.service;
    // Names, addresses and times each give another order.
    for (const [first, last, username, phone, days] of [
      ['Zoe', 'Adams', 'first-member', '+971 50 555 0142', 3],
      ['Adam', 'Zaki', 'second-member', null, 1],
      ['Mona', 'Lee', 'another-member', '020 7946 0018', 2],
    ] as const) {
      await db.rows(
        `INSERT INTO account (first_name, last_name, username, email, phone, search_text, password_hash, created_at)
         VALUES ($1, $2, $3, $3 || '@team.example', $4, lower($1 || ' ' || $2 || ' ' || $3), 'none',
           now() - $5 * interval '1 day')`,
        [first, last, username, phone, days],
      );
    }
    await db.rows(
      `INSERT INTO role (name, created_at) VALUES ('aardvark', now()), ('Zebra', now() - interval '1 day')`,
    );
  });
  afterAll(() => started.service.close());

  const list = async (path: string, field: string, query: string) =>
    rowsOf(await started.owner.get(`/api/${path}?page=1&page_count=100&page_size=100&limit=100&${query}`)).map(
      row => row[field],
    );
  const ascending = (values: unknown[]) =>
    values.toSorted((one, other) => (String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0));

  it.each(['username', 'first_name', 'last_name', 'email', 'created_at', 'updated_at'])(
    'sorts the team by %s in both directions',
    async field => {
      const up = await list(team, field, `sort=${field}`);
      expect(up.length).toBeGreaterThan(3);
      expect(up).toEqual(ascending(up));
      expect(await list(team, field, `sort=${field}&order=asc`)).toEqual(up);
      expect(await list(team, 'id', `sort=${field}&order=desc`)).toEqual(
        (await list(team, 'id', `sort=${field}`)).toReversed(),
      );
    },
  );

  it('sorts roles by name and time in both directions', async () => {
    const names = await list('roles', 'name', 'sort=name');
    expect([names[0], names.at(-1)]).toEqual(['aardvark', 'Zebra']);
    expect(await list('roles', 'name', 'sort=name&order=desc')).toEqual(names.toReversed());
    const times = await list('roles', 'created_at', 'sort=created_at');
    expect(times).toEqual(ascending(times));
    expect(await list('roles', 'id', 'sort=id&order=desc')).toEqual(
      (await list('roles', 'id', 'sort=id')).toReversed(),
    );
  });

  it('sorts settings by key and group in both directions', async () => {
    const keys = await list('settings', 'key', 'sort=key');
    expect(keys).toEqual(ascending(keys));
    expect(await list('settings', 'key', 'sort=key&order=desc')).toEqual(keys.toReversed());
    const groups = await list('settings', 'category', 'sort=category');
    expect(groups).toEqual(ascending(groups));
    await started.owner.patch('/api/settings/timezone', { value: 'Asia/Amman' });
    const changed = await list('settings', 'updated_at', 'sort=updated_at&order=desc');
    expect(changed).toEqual(ascending(changed).toReversed());
  });

  it.each([team, 'roles', 'settings'])('keeps the order of /%s for a word it does not know', async path => {
    const field = path === 'settings' ? 'key' : 'id';
    expect(await list(path, field, 'sort=colour&order=sideways')).toEqual(await list(path, field, ''));
  });

  it.each([
    ['zoe', ['first-member']],
    ['zoe adams', ['first-member']],
    ['ANOTHER-member', ['another-member']],
    ['second-member@team', ['second-member']],
    ['555 0142', ['first-member']],
    ['97150555', ['first-member']],
    ['team.example', ['another-member', 'first-member', 'second-member']],
    ['%25', []],
  ])('finds the team by search=%s', async (search, usernames) => {
    expect(await list(team, 'username', `sort=username&search=${search}`)).toEqual(usernames);
  });

  it('gives a deleted setting its first value at once', async () => {
    const { owner } = started;
    for (const key of await list('settings', 'key', 'sort=key')) {
      expect((await owner.delete(`/api/settings/${String(key)}`)).status).toBe(200);
      const again = await owner.get(`/api/settings/${String(key)}`);
      expect([key, again.status, again.body.data.key]).toEqual([key, 200, key]);
    }
  });
});
