import { STAFF } from '#kit/access/access-rule';
import { messagePairs } from '#kit/language/messages';
import { notifications } from '#shared/notifications/notifications.feature';
import { settings } from '#shared/settings/settings.feature';
import { Notifications } from '#shared/notifications/notifications.service';
import { statementsOf } from '../harness/statements';
import { type SmallAccount, type SmallService, startSmallServices } from './small-service';

const messages = messagePairs({
  'notifications.order_placed.title': ['New order {{number}}', 'طلب جديد {{number}}'],
  'notifications.order_placed.body': ['{{name}} ordered {{dish}}.', 'طلب {{name}} {{dish}}.'],
});
const order = (number: number) => ({
  type: 'order_placed',
  params: { number: `ORD-${number}`, name: 'Sara', dish: { en: 'Lentil soup', ar: 'شوربة عدس' } },
  data: { order_number: `ORD-${number}` },
});

let service: SmallService;
let sending: Notifications;
let cook: SmallAccount;
let other: SmallAccount;

beforeAll(async () => {
  [service] = (await startSmallServices([{ name: 'house', messages }], () => [
    settings({ sizeNames: ['page_count'] }),
    notifications({ path: 'notifications', audience: STAFF }, { path: 'users/notifications', audience: 'student' }),
  ])) as [SmallService];
  sending = service.get(Notifications);
  cook = await service.addStaff('orders.view');
  other = await service.addStaff('users.view');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.rows('DELETE FROM notification');
  service.clock.set('2026-05-09T12:30:00Z');
});

const feedOf = async (account: SmallAccount, path = 'notifications') =>
  (await account.client.get(`/api/${path}`)).body.data as {
    items: { id: number; title: string; read_at: string | null }[];
    unread_count: number;
  };

describe('the feed', () => {
  it('says what happened in the language of the request', async () => {
    await sending.to(STAFF, cook.id, order(7));
    const english = await cook.client.get('/api/notifications');
    expect(english.status).toBe(200);
    expect(english.body.data).toEqual({
      items: [
        {
          id: expect.any(Number),
          type: 'order_placed',
          title: 'New order ORD-7',
          body: 'Sara ordered Lentil soup.',
          data: { order_number: 'ORD-7' },
          read_at: null,
          created_at: '2026-05-09T12:30:00.000Z',
        },
      ],
      unread_count: 1,
    });
    const [arabic] = (await cook.client.inArabic().get('/api/notifications')).body.data.items;
    expect(arabic).toMatchObject({ title: 'طلب جديد ORD-7', body: 'طلب Sara شوربة عدس.' });
  });

  it('repeats what people wrote as they wrote it', async () => {
    const name = '{{number}} $t(errors.not_found) <b>&amp;</b>';
    await sending.to(STAFF, cook.id, { ...order(1), params: { number: 'ORD-1', name, dish: 'Soup' } });
    const { items } = (await cook.client.get('/api/notifications')).body.data;
    expect(items[0].body).toBe(`${name} ordered Soup.`);
  });

  it('holds the newest 30 and counts every unread one', async () => {
    for (let number = 1; number <= 35; number++) await sending.to(STAFF, cook.id, order(number));
    const feed = await feedOf(cook);
    expect(feed.items.map(item => item.title)).toEqual(
      Array.from({ length: 30 }, (_, index) => `New order ORD-${35 - index}`),
    );
    expect(feed.unread_count).toBe(35);
  });

  it('is one statement', async () => {
    await sending.to(STAFF, cook.id, order(1));
    const statements = await statementsOf(service.db, () => cook.client.get('/api/notifications'));
    expect(statements.filter(statement => statement.includes('notification'))).toHaveLength(1);
  });

  it('has pages, of 30 when no size is sent', async () => {
    for (let number = 1; number <= 65; number += 1) await sending.to(STAFF, cook.id, order(number));
    const page = async (query: string) => {
      const { status, body } = await cook.client.get(`/api/notifications${query}`);
      const { items, ...rest } = body.data as { items: { title: string }[] };
      expect([status, rest]).toEqual([200, { unread_count: 65 }]);
      return items.map(({ title }) => Number(title.split('-')[1]));
    };
    const numbers = Array.from({ length: 65 }, (_, at) => 65 - at);
    expect(await page('')).toEqual(numbers.slice(0, 30));
    expect([...(await page('?page=1')), ...(await page('?page=2')), ...(await page('?page=3'))]).toEqual(numbers);
    for (const size of ['page_count', 'limit', 'page_size'])
      expect(await page(`?${size}=20&page=4`)).toEqual(numbers.slice(60));
    expect(await page(`?page=${'9'.repeat(30)}&page_count=${'9'.repeat(30)}`)).toEqual([]);
    expect(await page(`?page_count=${'9'.repeat(30)}`)).toEqual(numbers);
  });

  it('forgets after 30 days', async () => {
    await sending.to(STAFF, cook.id, order(1));
    const [old] = (await feedOf(cook)).items;
    service.clock.advance({ hours: 1 });
    await sending.to(STAFF, cook.id, order(2));
    service.clock.advance({ hours: 30 * 24 - 1 });

    const feed = await feedOf(cook);
    expect(feed.items.map(item => item.title)).toEqual(['New order ORD-2']);
    expect(feed.unread_count).toBe(1);
    expect((await cook.client.patch(`/api/notifications/${old!.id}/read`)).status).toBe(404);
    expect((await cook.client.delete(`/api/notifications/${old!.id}`)).status).toBe(404);
    expect(await stored()).toBe(2);
    await service.db.rows(`SELECT house_jobs.add_job('forget_old_notifications')`);
    await service.doJobs();
    expect(await stored()).toBe(1);
    expect(await feedOf(cook)).toEqual(feed);
  });

  it('is empty for an account that was told nothing', async () => {
    expect(await feedOf(cook)).toEqual({ items: [], unread_count: 0 });
  });

  it('belongs to one audience', async () => {
    const student = await service.addStudent();
    await sending.to('student', student.id, order(3));
    expect((await feedOf(student, 'users/notifications')).unread_count).toBe(1);
    expect((await student.client.get('/api/notifications')).status).toBe(401);
    expect((await cook.client.get('/api/users/notifications')).status).toBe(401);
    expect((await service.anonymous.get('/api/notifications')).status).toBe(401);
  });

  it('keeps accounts of two audiences with one id apart', async () => {
    await sending.to('student', cook.id, order(4));
    expect((await feedOf(cook)).items).toEqual([]);
  });
});

describe('every change', () => {
  beforeEach(async () => {
    for (const number of [1, 2, 3]) {
      await sending.to(STAFF, cook.id, order(number));
      await sending.to(STAFF, other.id, order(number));
    }
    service.clock.advance({ minutes: 5 });
  });

  it('answers with the complete feed: one read', async () => {
    const [, second] = (await feedOf(cook)).items;
    const answer = await cook.client.patch(`/api/notifications/${second!.id}/read`);
    expect(answer.body.message).toBe('The notification is marked as read.');
    expect(answer.body.data.unread_count).toBe(2);
    expect(answer.body.data.items.map((item: { read_at: string | null }) => item.read_at)).toEqual([
      null,
      '2026-05-09T12:35:00.000Z',
      null,
    ]);
    expect(answer.body.data).toEqual(await feedOf(cook));

    service.clock.advance({ minutes: 5 });
    const again = await cook.client.patch(`/api/notifications/${second!.id}/read`);
    expect(again.body.data.items[1].read_at).toBe('2026-05-09T12:35:00.000Z');
  });

  it("answers with the complete feed: all read, and only the caller's", async () => {
    const answer = await cook.client.patch('/api/notifications/read-all');
    expect(answer.body.data.unread_count).toBe(0);
    expect(answer.body.data.items).toHaveLength(3);
    expect((await feedOf(other)).unread_count).toBe(3);
  });

  it('answers with the complete feed: one deleted', async () => {
    const [first] = (await feedOf(cook)).items;
    const answer = await cook.client.delete(`/api/notifications/${first!.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data.items.map((item: { title: string }) => item.title)).toEqual([
      'New order ORD-2',
      'New order ORD-1',
    ]);
    expect((await cook.client.delete(`/api/notifications/${first!.id}`)).status).toBe(404);
  });

  it("is 404 for another account's notification and for what is no id", async () => {
    const before = await feedOf(other);
    const theirs = before.items[0]!.id;
    for (const id of [theirs, 999_999, 'abc', 0, 99_999_999_999]) {
      expect((await cook.client.patch(`/api/notifications/${id}/read`)).status).toBe(404);
      expect((await cook.client.delete(`/api/notifications/${id}`)).status).toBe(404);
    }
    expect(await feedOf(other)).toEqual(before);
  });
});

describe('toStaffWith', () => {
  const told = async () =>
    (
      await service.db.rows<{ recipient_id: number }>(
        `SELECT recipient_id FROM notification WHERE audience = 'staff' ORDER BY recipient_id`,
      )
    ).map(row => row.recipient_id);

  it('tells each live account that holds the permission, once', async () => {
    const twice = await service.addStaff('kitchen.run');
    await service.db.rows(
      `INSERT INTO account_role (account_id, role_id)
       SELECT $1, role_id FROM account_role WHERE account_id = $2`,
      [twice.id, (await service.addStaff('kitchen.run', 'kitchen.clean')).id],
    );
    const gone = await service.addStaff('kitchen.run');
    await service.db.rows('UPDATE account SET deleted_at = now() WHERE id = $1', [gone.id]);
    await sending.toStaffWith('kitchen.run', order(1));
    expect(await told()).toEqual([twice.id, twice.id + 1]);
  });

  it('leaves out accounts limited to another scope', async () => {
    const [here, there, everywhere] = [
      await service.addStaff('scoped.view'),
      await service.addStaff('scoped.view'),
      await service.addStaff('scoped.view'),
    ];
    await service.db.rows('UPDATE account SET scope_id = 1 WHERE id = $1', [here.id]);
    await service.db.rows('UPDATE account SET scope_id = 2 WHERE id = $1', [there.id]);
    await sending.toStaffWith('scoped.view', order(1), { scopeId: 1 });
    expect(await told()).toEqual([here.id, everywhere.id]);
    await service.db.rows('DELETE FROM notification');
    await sending.toStaffWith('scoped.view', order(1));
    expect(await told()).toEqual([here.id, there.id, everywhere.id]);
  });

  it('tells nobody when the transaction is undone', async () => {
    const undone = service.db.transaction(async () => {
      await sending.toStaffWith('orders.view', order(1));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await told()).toEqual([]);
  });
});

const stored = async () =>
  (await service.db.row<{ count: number }>('SELECT count(*) AS count FROM notification'))!.count;
