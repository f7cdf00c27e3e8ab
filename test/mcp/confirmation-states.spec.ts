import { type Food, startFood } from '../food/food';
import { makeCategory, PASSWORD } from '../food/factories';
import { race } from '../harness/race';
import { call, codeOf, type ConfirmedCall, YES } from './confirming-client';

let food: Food;
let minute = 0;
beforeAll(async () => {
  food = await startFood();
  await food.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
});
beforeEach(async () => {
  // The limit of messages is that of an account and a minute.
  food.service.clock.set(`2026-05-09T12:${String((minute += 1)).padStart(2, '0')}:00Z`);
  await db().rows('DELETE FROM tool_call');
});
afterAll(() => food?.service.close());

const db = () => food.service.db;
const endpoint = () => `${food.service.origin}/food/mcp?toolsets=all`;
const send = (sent: ConfirmedCall, token = food.owner.token) => call(endpoint(), { token }, sent);
const stateOf = async (sent: ConfirmedCall, token?: string): Promise<string> =>
  (await send(sent, token)).body.result.requestState;
const isLeft = async (id: number) =>
  (await db().rows('SELECT 1 FROM category WHERE id = $1 AND archived_at IS NULL', [id])).length === 1;

let made = 0;
const category = async () => (await makeCategory(db(), { slug: `soups-${(made += 1)}` })).id;
const deletion = (id: number): ConfirmedCall => ({ name: 'category_editing_delete', args: { id } });

const order = (): ConfirmedCall => ({
  name: 'orders_place',
  args: {
    lines: [{ product_id: food.dishes.soup.id, quantity: 2 }],
    kitchen_code: 'downtown',
    fulfillment: 'pickup',
    name: 'Sara',
    email: 'sara@example.com',
    phone: '+1 212 555 0142',
    payment_method: 'demo',
    terms_accepted: true,
  },
});
const orders = async () => (await db().rows('SELECT id FROM customer_order')).length;

describe('a confirmed call', () => {
  it('is made once, of 20 at the same time and of any later', async () => {
    const before = await orders();
    const { token } = food.customer;
    const state = await stateOf(order(), token);
    const answers = await race(20, index => send({ ...order(), state, answer: YES, id: index }, token));
    const codes = answers.map(answer => codeOf(answer) ?? 'made');
    expect(codes.toSorted()).toEqual([...Array<string>(19).fill('confirmation_used'), 'made']);
    expect(codeOf(await send({ ...order(), state, answer: YES }, token))).toBe('confirmation_used');
    expect(await orders()).toBe(before + 1);
    expect(await db().rows('SELECT 1 FROM tool_call')).toHaveLength(1);
  });

  it('is either made or declined, of both at the same time', async () => {
    const id = await category();
    const state = await stateOf(deletion(id));
    const answers = [YES, { action: 'decline' }, YES, { action: 'cancel' }];
    const codes = (
      await Promise.all(answers.map((answer, at) => send({ ...deletion(id), state, answer, id: at })))
    ).map(codeOf);
    const first = codes.filter(code => code !== 'confirmation_used');
    expect(first).toHaveLength(1);
    expect(await isLeft(id)).toBe(first[0] === 'confirmation_declined');
  });

  it('is another one for each confirmation, with the same id and arguments', async () => {
    const before = await orders();
    const { token } = food.customer;
    for (const state of [await stateOf(order(), token), await stateOf(order(), token)])
      expect(codeOf(await send({ ...order(), state, answer: YES }, token))).toBeUndefined();
    expect(await orders()).toBe(before + 2);
  });

  it('of a visitor is confirmed by the visitor', async () => {
    const before = await orders();
    const { body } = await call(endpoint(), {}, order());
    const answered = await call(endpoint(), {}, { ...order(), state: body.result.requestState, answer: YES });
    expect(codeOf(answered)).toBeUndefined();
    expect(await orders()).toBe(before + 1);
  });
});

describe('an answer is asked for again', () => {
  it.each([
    ['accept without the choice', { action: 'accept' }],
    ['accept with an empty form', { action: 'accept', content: {} }],
    ['accept with another value', { action: 'accept', content: { confirm: 'true' } }],
    ['no answer', undefined],
  ])('%s', async (_, answer) => {
    const id = await category();
    const state = await stateOf(deletion(id));
    const { body } = await send({ ...deletion(id), state, answer });
    expect(body.result).toMatchObject({ resultType: 'input_required', inputRequests: { confirmation: {} } });
    expect(await isLeft(id)).toBe(true);
    const again = { ...deletion(id), state: body.result.requestState, answer: YES };
    expect(codeOf(await send(again))).toBeUndefined();
    expect(codeOf(await send({ ...again, state }))).toBe('confirmation_used');
    expect(await isLeft(id)).toBe(false);
  });

  it('that comes without a question', async () => {
    const id = await category();
    const { body } = await send({ ...deletion(id), answer: YES });
    expect(body.result.resultType).toBe('input_required');
    expect(await isLeft(id)).toBe(true);
  });
});

describe('nothing is changed', () => {
  const invalid = { error: { code: -32602, data: { reason: 'invalid_request_state' } } };
  const keyOf = async () =>
    (await food.owner.post('/api/access-keys', { name: 'Helper', password: PASSWORD, read_only: false })).body.data
      .key as string;

  it('with a changed state, that of somebody else, or after ten minutes', async () => {
    const id = await category();
    const state = await stateOf(deletion(id));
    const [version, body, signature] = state.split('.');
    const forged = Buffer.from(body!, 'base64url')
      .toString()
      .replace(/"expiresAt":(\d)/, '"expiresAt":9');
    const others = [await keyOf(), await keyOf()];
    const ofKey = await stateOf(deletion(id), others[0]);
    const refused: [string, string?][] = [
      [`${version}.${Buffer.from(forged).toString('base64url')}.${signature}`],
      [`${state}x`.slice(1)],
      ['anything'],
      [''],
      [state, food.manager.token],
      [state, others[0]],
      [ofKey],
      [ofKey, others[1]],
    ];
    for (const [sent, token] of refused)
      expect([sent, (await send({ ...deletion(id), state: sent, answer: YES }, token)).body]).toMatchObject([
        sent,
        invalid,
      ]);
    food.service.clock.advance({ minutes: 10 });
    minute += 10;
    expect((await send({ ...deletion(id), state, answer: YES })).body).toMatchObject(invalid);
    expect(await isLeft(id)).toBe(true);
    expect(await db().rows('SELECT 1 FROM tool_call')).toEqual([]);
  });

  it('with other arguments, or with another tool', async () => {
    const [id, other] = [await category(), await category()];
    const state = await stateOf(deletion(id));
    for (const sent of [
      deletion(other),
      { ...deletion(id), args: { id: String(id) } },
      { ...deletion(id), args: { id, note: 'x' } },
      { ...deletion(id), name: 'category_editing_restore' },
    ])
      expect([sent, codeOf(await send({ ...sent, state, answer: YES }))]).toEqual([sent, 'confirmation_mismatch']);
    expect([await isLeft(id), await isLeft(other)]).toEqual([true, true]);
    expect(codeOf(await send({ ...deletion(id), state, answer: YES }))).toBeUndefined();
    expect([await isLeft(id), await isLeft(other)]).toEqual([false, true]);
  });

  it('once the account has lost the right, or no program may change anything', async () => {
    const id = await category();
    const { token, id: account } = food.manager;
    const state = await stateOf(deletion(id), token);
    const roles = await db().rows<{ role_id: number }>(
      'DELETE FROM account_role WHERE account_id = $1 RETURNING role_id',
      [account],
    );
    const confirmed = { ...deletion(id), state, answer: YES };
    expect(codeOf(await send(confirmed, token))).toBe('confirmation_not_allowed');
    for (const { role_id: role } of roles)
      await db().rows('INSERT INTO account_role (account_id, role_id) VALUES ($1, $2)', [account, role]);
    await db().rows(`UPDATE setting SET value = 'false' WHERE key = 'mcp_writes'`);
    expect(codeOf(await send(confirmed, token))).toBe('confirmation_not_allowed');
    await db().rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
    expect(await isLeft(id)).toBe(true);
    expect(codeOf(await send(confirmed, token))).toBeUndefined();
  });

  it('by a key that was deleted meanwhile', async () => {
    const id = await category();
    const body = { name: 'Short', password: PASSWORD, read_only: false };
    const { id: keyId, key } = (await food.owner.post('/api/access-keys', body)).body.data;
    const state = await stateOf(deletion(id), key);
    await food.owner.delete(`/api/access-keys/${keyId}`);
    expect((await send({ ...deletion(id), state, answer: YES }, key)).status).toBe(401);
    expect(await isLeft(id)).toBe(true);
  });
});

it('used confirmations are kept until they have expired', async () => {
  await db().rows('DELETE FROM used_confirmation');
  const [old, young] = [await category(), await category()];
  for (const id of [old, young]) {
    const state = await stateOf(deletion(id));
    await send({ ...deletion(id), state, answer: YES });
    if (id === old) food.service.clock.advance({ minutes: 71 });
  }
  await db().rows(`SELECT food_jobs.add_job('delete_used_confirmations')`);
  await food.service.doJobs();
  expect(await db().rows('SELECT 1 FROM used_confirmation')).toHaveLength(1);
});
