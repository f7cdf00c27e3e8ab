import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryCache } from '#cache/query-cache';
import { TableVersions } from '#cache/table-versions';
import { Home } from '#services/property/homes/home.entity';
import { makeHome, makeNeighborhood } from '../property/factories';
import { type Property, startProperty } from '../property/property';
import { trustMemory } from './ask';

let property: Property;
let versions: TableVersions;
let other: Client;
beforeAll(async () => {
  property = await startProperty();
  versions = property.service.get(TableVersions);
  other = new Client({ connectionString: process.env['DATABASE_URL'], options: '-c search_path=property' });
  await other.connect();
});
beforeEach(() => trustMemory(property.service));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await other?.end();
  await property?.service.close();
});

const settle = () => property.service.host.listeners[0]!.settle();

/** Which tables' versions a piece of work raises. */
async function raisedBy(work: () => Promise<unknown>): Promise<string[]> {
  const tables = ['home', 'home_media', 'neighborhood', 'setting', 'lead', 'account'];
  const before = tables.map(table => versions.of([table]).stamp);
  await work();
  return tables.filter((table, at) => versions.of([table]).stamp !== before[at]);
}

describe('writes of this process raise versions before they return', () => {
  it('for a hand-written statement and for an entity', async () => {
    const { db } = property.service;
    expect(await raisedBy(() => db.rows('UPDATE home SET updated_at = now()'))).toEqual(['home']);
    expect(await raisedBy(() => makeNeighborhood(db))).toEqual(['neighborhood']);
    expect(await raisedBy(() => db.dataSource.query('UPDATE setting SET value = value'))).toEqual(['setting']);
    expect(await raisedBy(() => db.rows('SELECT * FROM home, setting FOR UPDATE'))).toEqual([]);
  });

  it('for a transaction when it has committed, and not for one that was undone', async () => {
    const { db } = property.service;
    const within: string[][] = [];
    const work = async () => {
      within.push(await raisedBy(() => makeHome(db)));
      within.push(await raisedBy(() => db.rows('UPDATE setting SET value = value')));
    };
    expect(await raisedBy(() => db.transaction(work))).toEqual(['home', 'setting']);
    const undone = db.transaction(async () => {
      await work();
      throw new Error('no');
    });
    expect(await raisedBy(() => undone.catch(() => {}))).toEqual([]);
    expect(within).toEqual([[], [], [], []]);
  });

  it('along foreign keys', async () => {
    const { db } = property.service;
    const home = await makeHome(db, { neighborhoodId: (await makeNeighborhood(db)).id });
    expect(await raisedBy(() => db.rows('DELETE FROM neighborhood'))).toEqual(['home', 'neighborhood']);
    const raised = await raisedBy(() => db.of(Home).delete({ id: home.id }));
    expect(raised).toEqual(expect.arrayContaining(['home', 'home_media']));
  });

  it('for everything, where the statement does not tell', async () => {
    const { db } = property.service;
    expect(await raisedBy(() => db.rows(`DO $$ BEGIN UPDATE home SET updated_at = now(); END $$`))).toHaveLength(6);
  });

  it('when the outcome is not known', async () => {
    const { db } = property.service;
    expect(await raisedBy(() => db.rows('UPDATE home SET nothing = 1').catch(() => {}))).toEqual(['home']);
  });

  it('is told by Postgres of nothing it did not know', async () => {
    const { db } = property.service;
    await makeHome(db);
    expect(await raisedBy(settle)).toEqual([]);
    expect([...versions.missed]).toEqual([]);
  });
});

describe('writes of others', () => {
  it.each([
    ['INSERT INTO neighborhood (slug, name) VALUES ($$a$$, $${}$$)', 'neighborhood'],
    ["UPDATE setting SET value = '1' WHERE key = 'none'", 'setting'],
    ['DELETE FROM home', 'home'],
    ['TRUNCATE home_media', 'home_media'],
  ])('are told: %s', async (text, table) => {
    const raised = await raisedBy(async () => {
      await other.query(text);
      await settle();
    });
    expect(raised).toContain(table);
  });

  it('raise everything when they cannot be heard of, and nothing is sure meanwhile', async () => {
    const { feed } = versions;
    expect(feed.isSure()).toBe(true);
    const { raised: before } = versions;
    const raised = await raisedBy(async () => {
      await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'quintet:writes' AND datname = current_database()`);
      while (versions.raised === before) await sleep(5);
    });
    expect(raised).toHaveLength(6);
    expect(feed.isSure()).toBe(false);
    await settle();
    expect(feed.isSure()).toBe(true);
  });
});

describe('QueryCache', () => {
  const count = () =>
    property.service.get(QueryCache).of('homes', ['home'], async () => {
      reads += 1;
      return (await property.service.db.row<{ total: number }>('SELECT count(*) AS total FROM home'))!.total;
    });
  let reads = 0;

  it('reads once until somebody writes', async () => {
    const { db } = property.service;
    await db.rows('DELETE FROM home');
    reads = 0;
    expect([await count(), await count()]).toEqual([0, 0]);
    expect(reads).toBe(1);
    await makeHome(db);
    expect([await count(), await count(), reads]).toEqual([1, 1, 2]);
    await other.query('DELETE FROM home');
    await settle();
    expect([await count(), reads]).toEqual([0, 3]);
  });

  it('sees what its own transaction has written, and keeps none of it', async () => {
    const { db } = property.service;
    const before = await count();
    const undone = db.transaction(async () => {
      expect(await count()).toBe(before);
      await makeHome(db);
      expect(await count()).toBe(before + 1);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await count()).toBe(before);
  });
});
