/**
 * Compares plans of Postgres, which follow the size of tables.
 * @own-database
 */
import { insertUnchecked } from '../harness/bulk-rows';
import { race } from '../harness/race';
import { planOf, statementsOf } from '../harness/statements';
import type { Customer } from '#services/food/customers/customer.entity';
import { makeCustomer } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_LOGIN: '100000', RATE_LIMIT_REGISTER: '100000' });
});
afterAll(() => food?.service.close());

async function fresh(values: Partial<Customer> = {}): Promise<Customer> {
  return makeCustomer(food.service.db, values);
}

describe('the lists', () => {
  const usernames = (answer: { body: { data: { data: { username: string }[] } } }) =>
    answer.body.data.data.map(({ username }) => username);
  const list = (query: string) => food.manager.get(`/api/users?${encodeURI(query)}`);

  beforeAll(async () => {
    await fresh({
      username: 'list-a',
      firstName: 'Zed',
      lastName: 'Unique',
      email: 'zed@unique.example',
      isVerified: true,
    });
    await fresh({ username: 'list-b', firstName: 'أحمد', lastName: 'Unique', phone: '+44 20 7946 0958' });
    await fresh({ username: 'list-c', firstName: '100%_sure', lastName: 'Unique' });
    await food.service.db.rows(`UPDATE customer SET created_at = '2025-03-10T23:30:00Z' WHERE username = 'list-a'`);
    await food.service.db.rows(`UPDATE customer SET created_at = '2025-03-11T00:00:00Z' WHERE username = 'list-b'`);
  });

  it('has the most recently changed first, in one statement', async () => {
    await food.manager.patch('/api/users/list-a', { last_name: 'Unique' });
    await food.manager.post('/api/users/list-a/make-unverified');
    await food.manager.post('/api/users/list-a/make-verified');
    const answer = await list('q=unique');
    expect(usernames(answer)).toEqual(['list-a', 'list-c', 'list-b']);
    expect(answer.body.data).toMatchObject({ page: 1, limit: 20, total: 3, totalPages: 1 });
    const statements = await statementsOf(food.service.db, () => list('limit=100'));
    expect(statements.filter(statement => /FROM customer\b/.test(statement))).toHaveLength(1);
  });

  it('repeats and skips no one between pages of equal times', async () => {
    await food.service.db.rows(`UPDATE customer SET updated_at = '2026-01-01T00:00:00Z' WHERE last_name = 'Unique'`);
    const pages = await race(3, index => list(`q=unique&limit=1&page=${index + 1}`));
    expect(pages.flatMap(usernames)).toEqual(['list-c', 'list-b', 'list-a']);
    expect(usernames(await list('q=unique&page=9'))).toEqual([]);
  });

  it.each([
    ['q=ZED uni', ['list-a']],
    ['search=zed', ['list-a']],
    ['q=احمد', ['list-b']],
    ['q=100%25_', ['list-c']],
    ['q=%25%25', []],
    ['q=', ['list-c', 'list-b', 'list-a']],
    ['email=ZED@unique', ['list-a']],
    ['phone=7946 0958', ['list-b']],
    ['phone=79460958', ['list-b']],
    ['username=LIST-B', ['list-b']],
    ['first_name=zed', ['list-a']],
    ['verified=true', ['list-a']],
    ['is_verified=false', ['list-c', 'list-b']],
    ['from_date=2025-03-10&to_date=2025-03-10', ['list-a']],
    ['from_date=2025-03-11&to_date=2025-03-11', ['list-b']],
    ['to_date=2025-03-09', []],
    ['sort_by=username&sort_order=asc', ['list-a', 'list-b', 'list-c']],
    ['sort_by=created_at&sort_order=desc', ['list-c', 'list-b', 'list-a']],
  ])('%s finds %p', async (query, expected) => {
    const answer = await food.manager.get(`/api/users?last_name=unique&${query.replaceAll(' ', '%20')}`);
    expect(answer.status).toBe(200);
    expect(usernames(answer)).toEqual(expected);
  });

  it.each(['verified=maybe', 'from_date=2025-02-30', 'to_date=yesterday', 'sort_by=password_hash', 'q[]=a'])(
    '%s is refused',
    async query => {
      const refused = await food.manager.get(`/api/users?${query}`);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors as object)).toHaveLength(1);
    },
  );

  it.each([
    ['limit=0', 20],
    ['limit=-1', 20],
    ['limit=1e9', 20],
    ['limit=1000', 100],
    ['limit=abc', 20],
    ['page_count=7', 7],
    ['limit=5&page=0', 5],
  ])('%s is a page of %p', async (query, limit) => {
    expect((await list(query)).body.data).toMatchObject({ limit, page: 1 });
  });

  it('shows deleted customers apart', async () => {
    await fresh({ username: 'list-gone', lastName: 'Unique' });
    await food.manager.delete('/api/users/list-gone');
    expect(usernames(await list('q=unique'))).not.toContain('list-gone');
    const deleted = await food.manager.get('/api/users/deleted?q=unique');
    expect(usernames(deleted)).toEqual(['list-gone']);
    expect(deleted.body.data).toMatchObject({ page: 1, limit: 20, total: 1, totalPages: 1 });
  });

  it('is read by its indexes', async () => {
    const { db } = food.service;
    await insertUnchecked(db, ['customer'], async () => undefined);
    await db.transaction(async () => {
      await db.rows('SET LOCAL enable_seqscan = off');
      const plan = await planOf(
        db,
        `SELECT id FROM customer WHERE deleted_at IS NULL AND created_at < '2025-03-11'::date + 1
         ORDER BY updated_at DESC, id DESC LIMIT 20`,
      );
      expect(plan).toMatch(/Index Only Scan using customer_changed_idx/);
      const order = 'ORDER BY updated_at DESC, id DESC LIMIT 20';
      expect(await planOf(db, `SELECT id FROM customer WHERE deleted_at IS NULL ${order}`)).toContain(
        'customer_changed_idx',
      );
      expect(await planOf(db, `SELECT id FROM customer WHERE deleted_at IS NOT NULL ${order}`)).toContain(
        'customer_deleted_idx',
      );
      await db.rows('SET LOCAL enable_indexscan = off');
      expect(await planOf(db, `SELECT id FROM customer WHERE search_text LIKE '%haddad%'`)).toContain(
        'customer_search_idx',
      );
      const phones = `(coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`;
      expect(await planOf(db, `SELECT id FROM customer WHERE ${phones} LIKE '%7946 0958%'`)).toContain(
        'customer_phone_idx',
      );
      const [, statement] = await statementsOf(db, () => list('phone=7946 0958'));
      expect(statement).toContain(`${phones} LIKE`);
      expect(await planOf(db, `SELECT id FROM customer WHERE starts_with(username, 'sara')`)).toContain(
        'customer_username_prefix_idx',
      );
    });
  });
});

describe('the statistic', () => {
  it('counts', async () => {
    const { db, clock } = food.service;
    const before = (await food.manager.get('/api/users/statistic')).body.data;
    expect(Object.keys(before as object).toSorted()).toEqual([
      'deleted',
      'new_this_month',
      'total',
      'unverified',
      'verified',
    ]);
    expect(before.verified + before.unverified).toBe(before.total);
    await fresh({ isVerified: true });
    const old = await fresh();
    await db.rows(`UPDATE customer SET created_at = '2025-01-31T23:59:59Z' WHERE id = $1`, [old.id]);
    const gone = await fresh();
    await food.manager.delete(`/api/users/${gone.username}`);
    const after = (await food.manager.get('/api/users/statistic')).body.data;
    expect(after).toEqual({
      total: before.total + 2,
      verified: before.verified + 1,
      unverified: before.unverified + 1,
      deleted: before.deleted + 1,
      new_this_month: before.new_this_month + 1,
    });
    await db.rows(`UPDATE customer SET created_at = '2025-01-01T00:00:00Z'`);
    await db.rows(`UPDATE customer SET created_at = '2024-12-31T23:59:59Z' WHERE id = $1`, [old.id]);
    clock.set('2025-01-31T12:00:00Z');
    const staff = await food.signIn('staff', food.manager);
    const counted = (await staff.get('/api/users/statistic')).body.data;
    expect(counted.new_this_month).toBe(counted.total - 1);
  });
});
