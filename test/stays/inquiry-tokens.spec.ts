/** @own-database */
import { InquiryTokensAsOnceAnswers1767312014003 } from '#migrations/stays/1767312014003-inquiry-tokens-as-once-answers';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

const send = async (client_token: string) => {
  const answer = await stays.anonymous.post('/api/inquiries', {
    name: 'Sara Haddad',
    email: 'sara@example.com',
    message: 'Is the pool heated in January?',
    client_token,
  });
  expect(answer.status).toBe(201);
  return answer.body.data;
};

it('inquiries are answered what they were answered before answers had a table', async () => {
  const { db } = stays.service;
  const migration = new InquiryTokensAsOnceAnswers1767312014003();
  const runner = db.dataSource.createQueryRunner();
  const first = await send('kept-token');
  try {
    await migration.down(runner);
    expect(await runner.query('SELECT id, client_token FROM inquiry')).toEqual([
      { id: first.id, client_token: 'kept-token' },
    ]);
    await runner.query(`
      INSERT INTO inquiry (id, name, email, message, locale, client_token, received_at) OVERRIDING SYSTEM VALUE VALUES
        (7001, 'Layla', 'layla@example.com', 'Hello', 'en', ' Old-Token ', '2026-01-02T03:04:05.678901Z'),
        (7002, 'Layla', 'layla@example.com', 'Hello', 'en', 'OLD-TOKEN', '2026-01-03T00:00:00Z')`);
    await migration.up(runner);
  } finally {
    await runner.release();
  }
  expect(await send('kept-token')).toEqual(first);
  // Tokens that differ in case alone are one since then: the first of them counts.
  expect(await send('old-token')).toEqual({ id: 7001, received_at: '2026-01-02T03:04:05.678Z' });
  const { total } = (await db.row<{ total: number }>('SELECT count(*) AS total FROM inquiry'))!;
  expect(total).toBe(3);
});
