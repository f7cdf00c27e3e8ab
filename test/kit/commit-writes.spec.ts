import { sql } from '#kit/database/sql';
import { messagesOf } from '../harness/messages';
import { settings } from '#shared/settings/settings.feature';
import { type SmallService, startSmallServices } from '../shared/small-service';

let service: SmallService;
beforeAll(async () => {
  [service] = (await startSmallServices([{ name: 'committing' }], () => [settings({ sizeNames: ['limit'] })])) as [
    SmallService,
  ];
  await service.db.rows('CREATE TABLE kept (id integer PRIMARY KEY, text text, amount integer CHECK (amount >= 0))');
});
afterAll(() => service?.host.close());
beforeEach(async () => {
  await service.db.rows('TRUNCATE kept');
  await service.db.rows('SELECT committing_jobs.complete_jobs(ARRAY(SELECT id FROM committing_jobs.jobs))');
});

interface Kept {
  id: number;
  text?: string | null;
  amount?: number;
}

const insert = (rows: readonly Kept[]) => sql`
  INSERT INTO kept (id, text, amount) SELECT * FROM unnest(${rows.map(({ id }) => id)}::integer[],
    ${rows.map(({ text = null }) => text)}::text[], ${rows.map(({ amount = 0 }) => amount)}::integer[])
  RETURNING 1`;
const optional = async (row: Kept) => void (await service.db.queueBatchWrite(insert, row, { isOptional: true }));
const change = (id: number) => service.db.rows('INSERT INTO kept (id) VALUES ($1)', [id]);
const kept = async () => (await service.db.rows<Kept>('SELECT id FROM kept ORDER BY id')).map(({ id }) => id);

it('optional writes alone are no message more, and any text survives', async () => {
  const { db } = service;
  const texts = ["it's", 'a\\b', '$1', '; COMMIT; --', 'عربي', null];
  const messages = await messagesOf(db, () =>
    db.transaction(async () => {
      await change(100);
      for (const [id, text] of texts.entries()) await optional({ id, text });
    }),
  );
  // START TRANSACTION, the change, COMMIT
  expect(messages).toBe(3);
  const stored = await db.rows<Kept>('SELECT text FROM kept WHERE id < 100 ORDER BY id');
  expect(stored.map(({ text }) => text)).toEqual(texts);
});

it('with other queued writes they are a part of the one statement', async () => {
  const { db } = service;
  const messages = await messagesOf(db, () =>
    db.transaction(async () => {
      await optional({ id: 1 });
      await db.queueWrite(sql`INSERT INTO kept (id) VALUES (2)`);
    }),
  );
  expect([messages, await kept()]).toEqual([3, [1, 2]]);
});

it('nothing is committed if they fail, and the connection goes on', async () => {
  const { db } = service;
  const refused = db.transaction(async () => {
    await change(1);
    await optional({ id: 2, amount: -1 });
  });
  await expect(refused).rejects.toThrow('kept_amount_check');
  await db.transaction(async () => void (await change(3)));
  expect(await kept()).toEqual([3]);
});

it('they are dropped with the transaction, and with work that is undone', async () => {
  const { db } = service;
  const thrown = db.transaction(async () => {
    await optional({ id: 1 });
    throw new Error('given up');
  });
  await expect(thrown).rejects.toThrow('given up');
  await db.transaction(async () => {
    await change(2);
    await db.runAndRollBack(() => optional({ id: 3 }));
  });
  await db.transaction(async () => void (await change(4)));
  expect(await kept()).toEqual([2, 4]);
});

it('outside a transaction they are a statement', async () => {
  await service.db.inOneStatement(() => optional({ id: 1 }));
  expect(await kept()).toEqual([1]);
});
