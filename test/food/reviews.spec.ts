import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { makeCustomer, makeDish } from './factories';
import { type Actor, type Food, startFood } from './food';

let food: Food;
let soup: number;

beforeAll(async () => {
  food = await startFood();
  soup = food.dishes.soup.id;
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.db.rows('DELETE FROM review'));

const review = (actor: Actor, values: object = {}) =>
  actor.post('/api/reviews', { product_id: soup, rating: 5, comment: 'Just right.', ...values });
const page = async (query = '') => (await food.anonymous.get(`/api/reviews/product/${soup}${query}`)).body.data;
const summary = async () => (await food.anonymous.get(`/api/reviews/product/${soup}/summary`)).body.data;

async function reviewsOf(ratings: number[]): Promise<void> {
  for (const rating of ratings) {
    const customer = await makeCustomer(food.service.db);
    await review(await food.signIn('customer', customer), { rating });
  }
}

it('is counted on the dish at each change, also of many at once', async () => {
  const dish = async () => (await food.anonymous.get(`/api/products/${soup}`)).body.data;
  const others = await Promise.all(
    [5, 4, 4].map(async () => food.signIn('customer', await makeCustomer(food.service.db))),
  );
  await race(3, index => review(others[index]!, { rating: [5, 4, 4][index] }));
  expect(await dish()).toMatchObject({ rating: 4.33, review_count: 3 });
  const { id } = (await review(food.customer, { rating: 1 })).body.data;
  expect(await dish()).toMatchObject({ rating: 3.5, review_count: 4 });
  await food.customer.patch(`/api/reviews/${id}`, { rating: 3 });
  const listed = (await food.anonymous.get('/api/products?limit=100')).body.data.items;
  expect(listed.find((each: { id: number }) => each.id === soup)).toMatchObject({ rating: 4, review_count: 4 });
  await food.customer.delete(`/api/reviews/${id}`);
  expect(await dish()).toMatchObject({ rating: 4.33, review_count: 3 });
});

describe('reviewing a dish', () => {
  it('answers the review with the name as everyone sees it, and no address', async () => {
    const answer = await review(food.customer, { comment: '  Just right.  ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      message: 'Thank you for your review.',
      data: { product_id: soup, customer_id: food.customer.id, rating: 5, comment: 'Just right.', author: 'Sara H.' },
    });
    const listed = await page();
    expect(listed).toMatchObject({ page: 1, total: 1, totalPages: 1, data: [answer.body.data] });
    expect(JSON.stringify(listed)).not.toContain('@');
  });

  it('is possible once, also in parallel', async () => {
    const answers = await race(10, () => review(food.customer));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 9 });
    const again = await review(food.customer);
    expect(again.body).toMatchObject({ message: 'errors.already_reviewed', code: 'already_reviewed' });
    expect((await review(food.customer2)).status).toBe(201);
    expect(await page()).toMatchObject({ total: 2 });
  });

  it.each([0, 6, 4.5, '5', null, undefined, -1, true, [5]])('refuses the rating %j', async rating => {
    const answer = await review(food.customer, { rating });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('rating');
    expect(await page()).toMatchObject({ total: 0 });
  });

  it('takes 2,000 characters, whatever they are, and not one more', async () => {
    expect((await review(food.customer, { comment: '😀'.repeat(2000) })).status).toBe(201);
    expect((await review(food.customer2, { comment: 'ش'.repeat(2000) })).status).toBe(201);
    const answer = await review(food.customer, { comment: '😀'.repeat(2001) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('comment');
  });

  it.each([undefined, null, '', '   '])('needs no comment: %j', async comment => {
    const answer = await review(food.customer, { comment });
    expect(answer.status).toBe(201);
    expect(answer.body.data.comment).toBeNull();
  });

  it('refuses what visitors cannot see', async () => {
    const draft = await makeDish(food.service.db, { isActive: false });
    const archived = await makeDish(food.service.db, { archivedAt: new Date() });
    for (const product_id of [draft.id, archived.id, 999_999, '4', undefined]) {
      const answer = await review(food.customer, { product_id });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty('product_id');
    }
  });

  it("is a customer's", async () => {
    expect((await food.anonymous.post('/api/reviews', { product_id: soup, rating: 5 })).status).toBe(401);
    expect((await review(food.owner)).status).toBe(401);
  });
});

describe('an own review', () => {
  it('can be changed in part', async () => {
    const { id } = (await review(food.customer)).body.data;
    const rated = await food.customer.patch(`/api/reviews/${id}`, { rating: 2 });
    expect(rated.status).toBe(200);
    expect(rated.body.data).toMatchObject({ id, rating: 2, comment: 'Just right.' });
    const emptied = await food.customer.patch(`/api/reviews/${id}`, { comment: null });
    expect(emptied.body.data).toMatchObject({ rating: 2, comment: null });
    expect((await food.customer.patch(`/api/reviews/${id}`, {})).body.data).toMatchObject({ rating: 2 });
    expect(await summary()).toMatchObject({ average: 2, total: 1 });
  });

  it.each([4.5, '5', 0, 6, null])('cannot be changed to the rating %j', async rating => {
    const { id } = (await review(food.customer)).body.data;
    const answer = await food.customer.patch(`/api/reviews/${id}`, { rating });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('rating');
    expect(await summary()).toMatchObject({ average: 5 });
  });

  it('can be deleted, and written again', async () => {
    const { id } = (await review(food.customer)).body.data;
    expect((await food.customer.delete(`/api/reviews/${id}`)).status).toBe(200);
    expect((await food.customer.delete(`/api/reviews/${id}`)).status).toBe(404);
    expect(await page()).toMatchObject({ total: 0 });
    expect((await review(food.customer)).status).toBe(201);
  });

  it('is unknown to everyone else', async () => {
    const { id } = (await review(food.customer)).body.data;
    expect((await food.customer2.patch(`/api/reviews/${id}`, { rating: 1 })).status).toBe(404);
    expect((await food.customer2.delete(`/api/reviews/${id}`)).status).toBe(404);
    expect((await food.customer.patch('/api/reviews/999999', { rating: 1 })).status).toBe(404);
    expect((await food.owner.delete(`/api/reviews/${id}`)).status).toBe(401);
    expect(await summary()).toMatchObject({ average: 5, total: 1 });
  });
});

describe('the reviews of a dish', () => {
  it('come newest first, in pages that neither repeat nor skip', async () => {
    await reviewsOf([1, 2, 3, 4, 5]);
    await food.service.db.rows('UPDATE review SET created_at = $1', ['2026-01-01T00:00:00Z']);
    const first = await page('?limit=2');
    const second = await page('?limit=2&page=2');
    const third = await page('?page_count=2&page=3');
    const ratings = [first, second, third].flatMap(({ data }) => data.map((row: { rating: number }) => row.rating));
    expect(ratings).toEqual([5, 4, 3, 2, 1]);
    expect(first).toMatchObject({ page: 1, limit: 2, total: 5, totalPages: 3 });
    expect(await page('?page=9')).toMatchObject({ data: [], page: 9, total: 5 });
  });

  it.each([
    ['?limit=0', 12],
    ['?limit=-1', 12],
    ['?limit=abc', 12],
    ['?limit=1000000000', 100],
    ['?page=0', 12],
    ['', 12],
  ])('reads %s as a page of %d', async (query, limit) => {
    expect(await page(query)).toMatchObject({ page: 1, limit, total: 0, totalPages: 0, data: [] });
  });

  it('are summed up: average to one decimal, count for each star', async () => {
    expect(await summary()).toEqual({ average: 0, total: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
    await reviewsOf([5, 4, 4]);
    expect(await summary()).toEqual({ average: 4.3, total: 3, counts: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 } });
  });

  it('round a half up', async () => {
    await reviewsOf([5, 4, 4, 4]);
    expect(await summary()).toMatchObject({ average: 4.3 });
  });

  it('are unknown where visitors see no dish', async () => {
    const draft = await makeDish(food.service.db, { isActive: false });
    for (const id of [draft.id, 999_999, 'soup']) {
      expect((await food.anonymous.get(`/api/reviews/product/${id}`)).status).toBe(404);
      expect((await food.anonymous.get(`/api/reviews/product/${id}/summary`)).status).toBe(404);
    }
  });

  it('are read in one statement, however many', async () => {
    await reviewsOf([5, 4, 3]);
    expect(await statementsOf(food.service.db, page)).toHaveLength(1);
    expect(await statementsOf(food.service.db, summary)).toHaveLength(1);
  });
});
