import { race, statuses } from '../harness/race';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food.service.close());

const PATH = '/api/products/drafts';

it('keeps one draft for each member, whatever stands in it', async () => {
  expect((await food.owner.get(PATH)).body).toEqual({ success: true, data: null, message: '' });
  const form = { name: { en: 'Half a na' }, price: '12.', steps: [1, null, { open: true }], note: 'a\u0000b \ud800' };
  expect(await food.owner.put(PATH, form)).toMatchObject({ status: 200, body: { data: form } });
  expect((await food.owner.get(PATH)).body.data).toEqual(form);
  expect((await food.manager.get(PATH)).body.data).toBeNull();

  await food.owner.put(PATH, { name: 'later' });
  await food.kitchen.put(PATH, {});
  expect((await food.owner.get(PATH)).body.data).toEqual({ name: 'later' });
  expect((await food.kitchen.get(PATH)).body.data).toEqual({});
});

it('discards it', async () => {
  await food.manager.put(PATH, { name: 'gone' });
  for (let times = 0; times < 2; times += 1) {
    expect(await food.manager.delete(PATH)).toMatchObject({ status: 200, body: { data: null } });
  }
  expect((await food.manager.get(PATH)).body.data).toBeNull();
});

it('saves many at once', async () => {
  const answers = await race(10, index => food.owner.put(PATH, { index }));
  expect(statuses(answers)).toEqual({ 200: 10 });
});

it('has room for 200 KB', async () => {
  const form = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
  expect((await food.owner.put(PATH, form(200 * 1024))).status).toBe(200);
  expect((await food.owner.put(PATH, form(200 * 1024 + 1))).status).toBe(413);
});

it('takes an object only', async () => {
  for (const raw of ['[1]', 'null', '"text"'])
    expect((await food.owner.put(PATH, undefined, { raw })).status).toBe(400);
});

it('is for staff', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect((await food.anonymous.send(method, PATH)).status).toBe(401);
    expect((await food.customer.send(method, PATH)).status).toBe(401);
  }
});
