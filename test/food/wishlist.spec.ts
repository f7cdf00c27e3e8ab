import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { makeDish } from './factories';
import { type Food, startFood } from './food';

let food: Food;
let soup: number;
let kebab: number;
let dessert: number;

beforeAll(async () => {
  food = await startFood();
  soup = food.dishes.soup.id;
  kebab = food.dishes.kebab.id;
  dessert = food.dishes.dessert.id;
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.db.rows('DELETE FROM wishlist_entry'));

const idsIn = (answer: { body: { data: { id: number }[] } }) => answer.body.data.map(dish => dish.id);
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);
const saved = async () => idsIn(await food.customer.get('/api/wishlist'));

describe('the wishlist', () => {
  it('shows saved dishes as the menu shows them, saved last first', async () => {
    await food.customer.put(`/api/wishlist/${soup}`);
    const answer = await food.customer.put(`/api/wishlist/${kebab}`);
    expect(answer.status).toBe(200);
    expect(idsIn(answer)).toEqual([kebab, soup]);
    expect(answer.body.data[1]).toMatchObject({
      id: soup,
      slug: 'lentil-soup',
      name: { en: 'Lentil soup', ar: 'شوربة عدس' },
      price: 6.5,
      category: { slug: 'mains' },
    });
    expect(await saved()).toEqual([kebab, soup]);
  });

  it("is nobody else's", async () => {
    await food.customer.put(`/api/wishlist/${soup}`);
    expect(idsIn(await food.customer2.get('/api/wishlist'))).toEqual([]);
    await food.customer2.delete(`/api/wishlist/${soup}`);
    await food.customer2.delete('/api/wishlist');
    expect(await saved()).toEqual([soup]);
  });

  it('is a customer’s: staff and visitors are refused', async () => {
    expect((await food.anonymous.get('/api/wishlist')).status).toBe(401);
    expect((await food.owner.get('/api/wishlist')).status).toBe(401);
    expect((await food.owner.put(`/api/wishlist/${soup}`)).status).toBe(401);
  });

  it('saves a dish once, however often and however many at a time', async () => {
    const answers = await race(10, () => food.customer.put(`/api/wishlist/${soup}`));
    expect(statuses(answers)).toEqual({ 200: 10 });
    expect(await saved()).toEqual([soup]);
  });

  it('refuses what visitors cannot see', async () => {
    const draft = await makeDish(food.service.db, { isActive: false });
    const archived = await makeDish(food.service.db, { archivedAt: new Date() });
    for (const id of [draft.id, archived.id, 999_999, 0, 'soup', 99_999_999_999]) {
      expect((await food.customer.put(`/api/wishlist/${id}`)).status).toBe(404);
    }
    expect(await saved()).toEqual([]);
  });

  it('removes a dish, saved or not', async () => {
    await food.customer.put(`/api/wishlist/${soup}`);
    for (const id of [soup, soup, 999_999]) {
      const answer = await food.customer.delete(`/api/wishlist/${id}`);
      expect(answer.status).toBe(200);
      expect(answer.body.data).toEqual([]);
    }
  });

  it('removes all', async () => {
    await food.customer.post('/api/wishlist/merge', { product_ids: [soup, kebab] });
    const answer = await food.customer.delete('/api/wishlist');
    expect(answer.status).toBe(200);
    expect(await saved()).toEqual([]);
  });

  it('skips an archived dish and shows it again once it is restored', async () => {
    const { db } = food.service;
    await food.customer.post('/api/wishlist/merge', { product_ids: [soup, dessert] });
    await db.rows('UPDATE dish SET archived_at = now() WHERE id = $1', [soup]);
    expect(await saved()).toEqual([dessert]);
    expect((await food.customer.delete(`/api/wishlist/${dessert}`)).status).toBe(200);
    await db.rows('UPDATE dish SET archived_at = NULL WHERE id = $1', [soup]);
    expect(await saved()).toEqual([soup]);
  });

  it('lists in one statement besides the account', async () => {
    await food.customer.post('/api/wishlist/merge', { product_ids: [soup, kebab, dessert] });
    const statements = await statementsOf(food.service.db, () => food.customer.get('/api/wishlist'));
    expect(statements).toHaveLength(2);
  });
});

describe('merging at sign-in', () => {
  it('adds what is on the menu and passes over the rest', async () => {
    await food.customer.put(`/api/wishlist/${soup}`);
    const answer = await food.customer.post('/api/wishlist/merge', { product_ids: [kebab, 999_999, soup, kebab] });
    expect(answer.status).toBe(201);
    expect(sorted(idsIn(answer))).toEqual(sorted([soup, kebab]));
  });

  it('changes nothing the second time, and loses nothing in parallel', async () => {
    const lists = [
      [soup, kebab],
      [dessert, kebab, soup],
      [kebab, dessert],
    ];
    const answers = await race(9, index =>
      food.customer.post('/api/wishlist/merge', { product_ids: lists[index % lists.length] }),
    );
    expect(statuses(answers)).toEqual({ 201: 9 });
    expect(sorted(await saved())).toEqual(sorted([soup, kebab, dessert]));
  });

  it('takes an empty list', async () => {
    expect((await food.customer.post('/api/wishlist/merge', { product_ids: [] })).status).toBe(201);
  });

  it.each([[undefined], ['4'], [['4']], [[1.5]], [[0]], [null], [{ 0: 1 }]])('refuses %j', async product_ids => {
    const answer = await food.customer.post('/api/wishlist/merge', { product_ids });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('product_ids');
  });
});
