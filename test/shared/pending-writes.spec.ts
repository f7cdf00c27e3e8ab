import { sql } from '#kit/database/sql';
import { Jobs } from '#jobs/jobs';
import { Mail } from '#mail/mail';
import { notifications } from '#shared/notifications/notifications.feature';
import { Notifications } from '#shared/notifications/notifications.service';
import { settings } from '#shared/settings/settings.feature';
import { statementsOf } from '../harness/statements';
import { type SmallService, startSmallServices } from './small-service';

let service: SmallService;
beforeAll(async () => {
  [service] = (await startSmallServices([{ name: 'together' }], () => [
    settings({ sizeNames: ['limit'] }),
    notifications({ path: 'notifications', audience: 'staff' }),
  ])) as [SmallService];
  await service.addStaff('news.view');
  await service.db.rows('CREATE TABLE kept (id integer PRIMARY KEY, amount integer CHECK (amount >= 0))');
});
afterAll(() => service?.host.close());
beforeEach(async () => {
  // Days of mails end at midnight in UTC.
  service.clock.set('2026-05-09T12:00:00Z');
  await service.db.rows('TRUNCATE kept, notification, form_mail');
  await service.db.rows('SELECT together_jobs.complete_jobs(ARRAY(SELECT id FROM together_jobs.jobs))');
});

const letter = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: 'Hello' });
const keep = (id: number, amount = 0) =>
  service.db.queueWrite(sql`INSERT INTO kept (id, amount) VALUES (${id}, ${amount})`);
const written = () =>
  service.db.row(`SELECT (SELECT count(*) FROM kept) AS kept, (SELECT count(*) FROM notification) AS told,
    (SELECT count(*) FROM together_jobs.jobs) AS jobs`);

/** A change, a notification, two jobs and two mails, one of them counted. */
async function everything(): Promise<void> {
  await keep(1);
  await service.get(Notifications).toStaffWith('news.view', { type: 'news' });
  await service.get(Jobs).enqueue('first', {});
  await service.get(Jobs).enqueue('second', {});
  await service.get(Mail).send(letter('layla@example.com'));
  await service.get(Mail).queueFromForm(letter('sara@example.com'));
}

describe('what is left to the end', () => {
  it('is one statement of the transaction, or the whole of it', async () => {
    expect(await statementsOf(service.db, () => service.db.transaction(everything))).toHaveLength(1);
    expect(await written()).toEqual({ kept: 1, told: 1, jobs: 4 });
    await service.db.rows('TRUNCATE kept');
    expect(await statementsOf(service.db, () => service.db.inOneStatement(everything))).toHaveLength(1);
    expect(await written()).toEqual({ kept: 1, told: 2, jobs: 8 });
  });

  it('is written altogether or not at all', async () => {
    const failing = service.db.inOneStatement(async () => {
      await everything();
      await keep(2, -1);
    });
    await expect(failing).rejects.toThrow('kept_amount_check');
    const thrown = service.db.transaction(async () => {
      await everything();
      throw new Error('given up');
    });
    await expect(thrown).rejects.toThrow('given up');
    expect(await written()).toEqual({ kept: 0, told: 0, jobs: 0 });
  });

  it('has no job where its condition gives no row', async () => {
    const { db } = service;
    const many = () => service.get(Mail).queueFromForm(letter('omar@example.com'));
    for (let sent = 0; sent < 7; sent++) await many();
    expect(await db.rows('SELECT mails FROM form_mail')).toEqual([{ mails: 5 }]);
    expect(await written()).toMatchObject({ jobs: 5 });
  });

  it('is more than one statement where one row is changed twice, or for very many changes', async () => {
    const { db } = service;
    const twice = async () => {
      for (let sent = 0; sent < 2; sent++) await service.get(Mail).queueFromForm(letter('noah@example.com'));
    };
    expect(await statementsOf(db, () => db.transaction(twice))).toHaveLength(2);
    expect(await db.rows('SELECT mails FROM form_mail')).toEqual([{ mails: 2 }]);
    await expect(db.inOneStatement(twice)).rejects.toThrow('needs a transaction');
    const many = async () => {
      for (let id = 0; id < 30; id++) await keep(id);
    };
    expect(await statementsOf(db, () => db.transaction(many))).toHaveLength(3);
    expect(await written()).toMatchObject({ kept: 30 });
  });

  it('is told what it gave back once it is written, and written in the order of the source', async () => {
    const { db } = service;
    const told: unknown[] = [];
    const change = (id: number) =>
      db.queueWrite(sql`INSERT INTO kept (id) VALUES (${id}) RETURNING id`, {
        onWritten: ([row]) => told.push(row?.['id']),
      });
    await db.inOneStatement(async () => {
      for (const id of [3, 1, 2]) await change(id);
      expect(told).toEqual([]);
    });
    expect(told).toEqual([3, 1, 2]);
    expect(await db.rows('SELECT id FROM kept ORDER BY ctid')).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }]);
  });

  it('belongs to a transaction', async () => {
    await expect(keep(1)).rejects.toThrow('need a running transaction');
  });
});
