import { canonicalUrl } from './cached-query';
import { encodingFor } from './content-encoding';
import { ConnectionWrites } from './connection-writes';
import { TableVersions } from './table-versions';

const catalog = {
  tables: ['dish', 'review'],
  references: [],
  triggers: [],
  functions: [
    { name: 'tidy', language: 'c', text: null, isTrigger: false },
    { name: 'count_dishes', language: 'sql', text: 'UPDATE dish SET a = 1', isTrigger: false },
  ],
};

function connected() {
  const versions = new TableVersions({ name: 'food' });
  versions.learn(catalog);
  const connection = new ConnectionWrites(versions);
  versions.opened(7, connection);
  const send = (text: string) => connection.sending(versions.effectOf(text))(false);
  return { versions, send };
}

describe('what Postgres tells of our own connections', () => {
  it('is no news where the statement was read', () => {
    const { versions, send } = connected();
    for (const text of ['BEGIN', 'UPDATE dish SET a = 1', 'DELETE FROM review', 'COMMIT']) send(text);
    const before = versions.of(['dish', 'review']).stamp;
    versions.onNotify('dish', 7);
    versions.onNotify('review', 7);
    expect(versions.of(['dish', 'review']).stamp).toBe(before);
    expect([...versions.missed]).toEqual([]);
  });

  it('is remembered where nothing was known of it, or it is told once too often', () => {
    const { versions, send } = connected();
    send('UPDATE dish SET a = 1');
    versions.onNotify('dish', 7);
    versions.onNotify('review', 7);
    versions.onNotify('dish', 7);
    expect([...versions.missed]).toEqual(['review', 'dish']);
  });

  it('of other connections is news', () => {
    const { versions } = connected();
    const before = versions.of(['dish']).stamp;
    versions.onNotify('dish', 8);
    expect(versions.of(['dish']).stamp).toBe(before + 1);
    expect([...versions.missed]).toEqual([]);
  });
});

it.each(['SELECT tidy(1)', 'UPDATE dishes_view SET a = 1', 'DO $$ BEGIN END $$'])('%s may write anything', text => {
  const { versions, send } = connected();
  const before = versions.of(['review']).stamp;
  send(text);
  expect(versions.of(['review']).stamp).toBe(before + 1);
});

it('a function writes the tables of its text', () => {
  const { versions, send } = connected();
  const before = { dish: versions.of(['dish']).stamp, review: versions.of(['review']).stamp };
  send('SELECT count_dishes(1)');
  expect(versions.of(['dish']).stamp).toBe(before.dish + 1);
  expect(versions.of(['review']).stamp).toBe(before.review);
});

it.each([
  ['/a', '/a'],
  ['/a?x=1&page=2&y', '/a?page=2'],
  ['/a?x=1', '/a'],
  ['/a?page=2&page=3', '/a?page=2&page=3'],
  ['/a?page[a]=1&x[a]=1&%70age=4', '/a?page[a]=1&x[a]=1&%70age=4'],
  [`/a?${'x&'.repeat(100)}page=2`, `/a?${'x&'.repeat(100)}page=2`],
])('the address %s means %s', (url, canonical) => {
  expect(canonicalUrl(url, new Set(['page']))).toBe(canonical);
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity, deflate', 'identity'],
])('Accept-Encoding %j is answered with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
