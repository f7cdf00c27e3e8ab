import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { planOf, statementsOf } from '../harness/statements';
import { makeCustomer } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const home = { label: 'Home', street: '350 W 31st St', city: 'New York', postcode: '10001' };

async function someone(): Promise<Client> {
  return food.signIn('customer', await makeCustomer(food.service.db));
}

async function save(own: Client, values: object = {}): Promise<number> {
  const answer = await own.post('/api/addresses', { ...home, ...values });
  expect(answer.status).toBe(201);
  return answer.body.data.id as number;
}

const list = async (own: Client) =>
  (await own.get('/api/addresses')).body.data as { id: number; is_default: boolean; updated_at: string }[];
const defaults = async (own: Client) => (await list(own)).filter(address => address.is_default).map(({ id }) => id);

describe('saving an address', () => {
  it('answers it, and the first one is the default', async () => {
    const own = await someone();
    const answer = await own.post('/api/addresses', { ...home, street: ' 350 W 31st St ', is_default: false, id: 1 });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      message: 'The address was saved.',
      data: {
        id: expect.any(Number),
        ...home,
        is_default: true,
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z$/),
        updated_at: expect.any(String),
      },
    });
    expect((await own.get(`/api/addresses/${answer.body.data.id}`)).body.data).toEqual(answer.body.data);
  });

  it('needs street, city and postcode', async () => {
    const own = await someone();
    const refused = await own.post('/api/addresses', { label: 'Home' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors as object).toSorted()).toEqual(['city', 'postcode', 'street']);
    for (const wrong of [
      { street: '' },
      { city: 7 },
      { postcode: 'x'.repeat(21) },
      { is_default: 'yes' },
      { label: {} },
    ]) {
      expect((await own.post('/api/addresses', { ...home, ...wrong })).status).toBe(400);
    }
    expect(await list(own)).toEqual([]);
  });

  it('may be without a label', async () => {
    const own = await someone();
    const { label: _, ...plain } = home;
    expect((await own.post('/api/addresses', plain)).body.data.label).toBeNull();
    expect((await own.post('/api/addresses', { ...plain, label: null })).body.data.label).toBeNull();
  });

  it('stops at fifty', async () => {
    const own = await someone();
    await race(48, () => save(own));
    const last = await race(5, () => own.post('/api/addresses', home));
    expect(statuses(last)).toEqual({ 201: 2, 409: 3 });
    const refused = await own.post('/api/addresses', home);
    expect(refused.body).toMatchObject({ code: 'address_limit_reached', message: 'errors.address_limit_reached' });
  });
});

describe('the list', () => {
  it('has the most recently changed first, in one statement and by an index', async () => {
    const own = await someone();
    const [first, second, third] = [await save(own), await save(own), await save(own)];
    expect((await list(own)).map(({ id }) => id)).toEqual([third, second, first]);
    await own.patch(`/api/addresses/${second}`, { city: 'Brooklyn' });
    expect((await list(own)).map(({ id }) => id)).toEqual([second, third, first]);
    const statements = await statementsOf(food.service.db, () => own.get('/api/addresses'));
    expect(statements.filter(statement => statement.includes('FROM address'))).toHaveLength(1);
    const { db } = food.service;
    await db.transaction(async () => {
      await db.rows('SET LOCAL enable_seqscan = off');
      const statement = 'SELECT * FROM address WHERE customer_id = 1 ORDER BY updated_at DESC, id DESC';
      expect(await planOf(db, statement)).toContain('address_customer_idx');
    });
  });

  it('is the own one only', async () => {
    const [own, other] = [await someone(), await someone()];
    const id = await save(own);
    expect(await list(other)).toEqual([]);
    for (const answer of [
      await other.get(`/api/addresses/${id}`),
      await other.patch(`/api/addresses/${id}`, { city: 'Elsewhere' }),
      await other.patch(`/api/addresses/${id}/default`),
      await other.delete(`/api/addresses/${id}`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await own.get(`/api/addresses/${id}`)).body.data.city).toBe('New York');
    expect((await own.get('/api/addresses/x')).status).toBe(404);
    expect((await own.get('/api/addresses/99999999999')).status).toBe(404);
  });

  it('needs a customer', async () => {
    const id = await save(await someone());
    for (const caller of [food.anonymous, food.owner]) {
      expect((await caller.get('/api/addresses')).status).toBe(401);
      expect((await caller.get(`/api/addresses/${id}`)).status).toBe(401);
      expect((await caller.post('/api/addresses', home)).status).toBe(401);
      expect((await caller.patch(`/api/addresses/${id}`, home)).status).toBe(401);
      expect((await caller.patch(`/api/addresses/${id}/default`)).status).toBe(401);
      expect((await caller.delete(`/api/addresses/${id}`)).status).toBe(401);
    }
  });
});

describe('changing an address', () => {
  it('changes what is sent', async () => {
    const own = await someone();
    const id = await save(own);
    const changed = await own.patch(`/api/addresses/${id}`, { label: null, postcode: '10002' });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ ...home, label: null, postcode: '10002', is_default: true });
    expect((await own.patch(`/api/addresses/${id}`, { street: ' ' })).status).toBe(400);
    expect((await own.inArabic().patch(`/api/addresses/${id}`, { city: 'x' })).body.message).toBe('تم تعديل العنوان.');
  });
});

describe('the default', () => {
  it('moves to the address that asks for it', async () => {
    const own = await someone();
    const [first, second] = [await save(own), await save(own)];
    expect(await defaults(own)).toEqual([first]);
    expect((await own.patch(`/api/addresses/${second}/default`)).body.data.is_default).toBe(true);
    expect(await defaults(own)).toEqual([second]);
    expect((await own.patch(`/api/addresses/${first}`, { is_default: true })).body.data.is_default).toBe(true);
    expect(await defaults(own)).toEqual([first]);
    const third = await save(own, { is_default: true });
    expect(await defaults(own)).toEqual([third]);
  });

  it('stays when it is switched off or chosen again', async () => {
    const own = await someone();
    const id = await save(own);
    expect((await own.patch(`/api/addresses/${id}`, { is_default: false })).body.data.is_default).toBe(true);
    expect((await own.patch(`/api/addresses/${id}/default`)).status).toBe(200);
    expect(await defaults(own)).toEqual([id]);
  });

  it('goes to the most recently changed one when it is deleted', async () => {
    const own = await someone();
    const [first, second, third] = [await save(own), await save(own), await save(own)];
    await own.patch(`/api/addresses/${second}`, { city: 'Brooklyn' });
    expect((await own.delete(`/api/addresses/${first}`)).body).toEqual({
      success: true,
      data: null,
      message: 'The address was deleted.',
    });
    expect(await defaults(own)).toEqual([second]);
    await own.delete(`/api/addresses/${third}`);
    await own.delete(`/api/addresses/${second}`);
    expect(await list(own)).toEqual([]);
    expect((await own.delete(`/api/addresses/${second}`)).status).toBe(404);
  });

  it('is one under parallel changes', async () => {
    const own = await someone();
    const ids = await race(5, () => save(own));
    expect(await defaults(own)).toHaveLength(1);
    const answers = await race(20, index =>
      index % 2 === 0
        ? own.patch(`/api/addresses/${ids[index % 5]}/default`)
        : own.patch(`/api/addresses/${ids[index % 5]}`, { is_default: true }),
    );
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect(await defaults(own)).toHaveLength(1);
  });

  it('is one while addresses are made and deleted in parallel', async () => {
    const own = await someone();
    const ids = await race(6, () => save(own));
    await race(9, async index => {
      if (index < 3) await own.delete(`/api/addresses/${ids[index]}`);
      else if (index < 6) await own.patch(`/api/addresses/${ids[index - 3]}/default`);
      else await save(own, { is_default: true });
    });
    expect(await defaults(own)).toHaveLength(1);
  });

  it('is held to one by the database itself', async () => {
    const own = await someone();
    await save(own);
    await save(own);
    const { db } = food.service;
    await expect(db.rows('UPDATE address SET is_default = true')).rejects.toThrow('address_one_default_key');
  });
});
