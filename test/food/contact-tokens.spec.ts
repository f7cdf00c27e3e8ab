/**
 * Undoes a migration and does it again.
 * @own-database
 */
import { ContactTokensAsOnceAnswers1767312014002 } from '#migrations/food/1767312014002-contact-tokens-as-once-answers';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const send = async (client_token: string) => {
  const answer = await food.anonymous.post('/api/contact', {
    name: 'Sara Haddad',
    email: 'sara@example.com',
    message: 'Do you cater for forty people?',
    client_token,
  });
  expect(answer.status).toBe(201);
  return answer.body.data;
};

it('messages are answered what they were answered before answers had a table', async () => {
  const { db } = food.service;
  const migration = new ContactTokensAsOnceAnswers1767312014002();
  const runner = db.dataSource.createQueryRunner();
  const first = await send('kept-token');
  try {
    await migration.down(runner);
    expect(await runner.query('SELECT id, client_token FROM contact_message')).toEqual([
      { id: first.id, client_token: 'kept-token' },
    ]);
    await runner.query(`
      INSERT INTO contact_message (id, name, email, message, client_token, received_at) OVERRIDING SYSTEM VALUE VALUES
        (7001, 'Layla', 'layla@example.com', 'Hello', ' Old-Token ', '2026-01-02T03:04:05.678901Z'),
        (7002, 'Layla', 'layla@example.com', 'Hello', 'OLD-TOKEN', '2026-01-03T00:00:00Z')`);
    await migration.up(runner);
  } finally {
    await runner.release();
  }
  expect(await send('kept-token')).toEqual(first);
  // Tokens that differ in case alone are one since then: the first of them counts.
  expect(await send('old-token')).toEqual({ received: true, id: 7001, received_at: '2026-01-02T03:04:05.678Z' });
  const { total } = (await db.row<{ total: number }>('SELECT count(*) AS total FROM contact_message'))!;
  expect(total).toBe(3);
});
