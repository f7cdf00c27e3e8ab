import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { makeDish, makeOffer, makeOrderRow } from './factories';
import { type Food, startFood } from './food';

let food: Food;
let soup: number;
let kebab: number;
let dessert: number;
let draft: number;
let archived: number;

beforeAll(async () => {
  food = await startFood();
  soup = food.dishes.soup.id;
  kebab = food.dishes.kebab.id;
  dessert = food.dishes.dessert.id;
  draft = (await makeDish(food.service.db, { isActive: false, priceCents: 100 })).id;
  archived = (await makeDish(food.service.db, { archivedAt: new Date(), priceCents: 100 })).id;
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.db.rows(`DELETE FROM combo_offer WHERE code <> 'lunch'`));

const name = { en: 'Dinner', ar: 'عشاء' };
const label = { en: 'Main', ar: 'الطبق الرئيسي' };
const slot = (choices: object[], values: object = {}) => ({ name: 'main', label, choices, ...values });
const create = (values: object = {}) =>
  food.manager.post('/api/offers', {
    code: 'dinner',
    name,
    price: 10,
    slots: [slot([{ product_id: kebab, supplement: 1.5 }, { product_id: soup }])],
    ...values,
  });
const change = (values: object) => food.manager.patch('/api/offers/dinner', values);
const one = async (caller = food.anonymous) => (await caller.get('/api/offers/dinner')).body.data;
const codesSeenBy = async (caller: typeof food.anonymous) =>
  (await caller.get('/api/offers')).body.data.map((offer: { code: string }) => offer.code);

describe('reading offers', () => {
  it('shows choices in their order, with supplements, the dishes and the savings', async () => {
    expect((await food.anonymous.get('/api/offers/lunch')).body.data).toMatchObject({
      code: 'lunch',
      price: 12,
      savings: 0,
      slots: [
        {
          name: 'main',
          label: { en: 'Main', ar: 'الطبق الرئيسي' },
          choices: [
            {
              product_id: soup,
              supplement: 0,
              product: { id: soup, slug: 'lentil-soup', price: 6.5, is_available: true },
            },
            { product_id: kebab, supplement: 1.5, product: { slug: 'kebab', price: 8.7 } },
          ],
        },
        { name: 'sweet', choices: [{ product_id: dessert, product: { price: 4.25 } }] },
      ],
    });
  });

  it('counts as savings what the cheapest choices cost one by one', async () => {
    const slots = [
      slot([{ product_id: kebab }, { product_id: soup, supplement: 0.25 }]),
      slot([{ product_id: dessert }], { name: 'sweet' }),
    ];
    expect((await create({ price: 8, slots })).body.data.savings).toBe(2.5);
    expect((await change({ price: 10.75 })).body.data.savings).toBe(0);
    expect((await change({ price: 10.49 })).body.data.savings).toBe(0.01);
  });

  it('shows hidden ones to staff only', async () => {
    await create({ is_active: false });
    expect(await codesSeenBy(food.anonymous)).toEqual(['lunch']);
    expect(await codesSeenBy(food.customer)).toEqual(['lunch']);
    expect(await codesSeenBy(food.kitchen)).toEqual(['dinner', 'lunch']);
    expect((await food.anonymous.get('/api/offers/dinner')).status).toBe(404);
    expect((await food.kitchen.get('/api/offers/dinner')).status).toBe(200);
    expect((await food.anonymous.get('/api/offers/nothing')).status).toBe(404);
  });

  it('shows drafts and archived dishes among the choices to staff only', async () => {
    const { db } = food.service;
    const choices = [draft, kebab, archived].map(productId => ({ productId, supplementCents: 0 }));
    await makeOffer(db, { code: 'dinner', priceCents: 500, slots: [{ name: 'main', label, choices }] });
    const seen = (offer: { slots: { choices: { product_id: number }[] }[] }) =>
      offer.slots[0]?.choices.map(choice => choice.product_id);
    expect(seen(await one())).toEqual([kebab]);
    expect(await one()).toMatchObject({ savings: 3.7 });
    expect(seen(await one(food.manager))).toEqual([draft, kebab, archived]);
  });

  it('says which choice is sold out', async () => {
    const sold = await makeDish(food.service.db, { isAvailable: false });
    await create({ slots: [slot([{ product_id: sold.id }])] });
    expect((await one()).slots[0].choices[0].product.is_available).toBe(false);
  });

  it('is one statement, however many offers', async () => {
    await create();
    expect(await statementsOf(food.service.db, () => food.anonymous.get('/api/offers'))).toHaveLength(1);
  });
});

describe('keeping offers', () => {
  it('adds one with its defaults', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      code: 'dinner',
      name,
      description: { en: '', ar: '' },
      price: 10,
      image: null,
      is_active: true,
      slots: [{ name: 'main', choices: [{ supplement: 1.5 }, { supplement: 0 }] }],
    });
  });

  it('has each code once, also in parallel', async () => {
    expect(statuses(await race(6, () => create()))).toEqual({ 201: 1, 409: 5 });
    expect((await create()).body).toMatchObject({ code: 'offer_code_taken' });
  });

  it('takes a draft as a choice, and keeps amounts to the cent', async () => {
    const answer = await create({ price: 19.99, slots: [slot([{ product_id: draft, supplement: 0.07 }])] });
    expect(answer.body.data).toMatchObject({ price: 19.99, slots: [{ choices: [{ supplement: 0.07 }] }] });
  });

  it.each([
    [{ code: undefined }, 'code'],
    [{ code: 'two words' }, 'code'],
    [{ name: { en: 'Dinner' } }, 'name.ar'],
    [{ price: undefined }, 'price'],
    [{ price: '10' }, 'price'],
    [{ price: -1 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ slots: [] }, 'slots'],
    [{ slots: undefined }, 'slots'],
    [{ slots: 'main' }, 'slots'],
    [{ slots: [slot([])] }, 'slots.0.choices'],
    [{ slots: [slot([{ product_id: 999_999 }])] }, 'slots.0.choices.0.product_id'],
    [{ slots: [slot([{ product_id: '4' }])] }, 'slots.0.choices.0.product_id'],
    [{ is_active: 'yes' }, 'is_active'],
    [{ image: 'javascript:alert(1)' }, 'image'],
    [{ image: 'javascript:alert(1)' }, 'image'],
  ])('refuses %j', async (values, field) => {
    const answer = await create(values);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty([field]);
    expect(await codesSeenBy(food.manager)).toEqual(['lunch']);
  });

  it('refuses a dish twice in a slot, a slot twice, a negative supplement and an archived dish', async () => {
    const refused = async (slots: object[], field: string) => {
      const answer = await create({ slots });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty([field]);
    };
    await refused([slot([{ product_id: soup }, { product_id: soup }])], 'slots.0.choices.1.product_id');
    await refused([slot([{ product_id: soup }]), slot([{ product_id: kebab }])], 'slots.1.name');
    await refused([slot([{ product_id: soup, supplement: -1 }])], 'slots.0.choices.0.supplement');
    await refused([slot([{ product_id: archived }])], 'slots.0.choices.0.product_id');
  });

  it('changes what is sent and nothing else; slots as a whole set', async () => {
    await create({ description: { en: 'A meal', ar: 'وجبة' } });
    expect((await change({ price: 11 })).body.data).toMatchObject({
      name,
      description: { en: 'A meal', ar: 'وجبة' },
      price: 11,
      slots: [{ name: 'main', choices: [{ product_id: kebab }, { product_id: soup }] }],
    });
    const sweet = slot([{ product_id: dessert }], { name: 'sweet' });
    expect((await change({ slots: [sweet], code: 'other' })).body.data).toMatchObject({
      code: 'dinner',
      price: 11,
      slots: [{ name: 'sweet', choices: [{ product_id: dessert }] }],
    });
    expect((await change({ slots: [slot([{ product_id: 999_999 }])] })).status).toBe(400);
    expect((await change({ name: null })).status).toBe(400);
    expect((await food.manager.patch('/api/offers/nothing', { price: 1 })).status).toBe(404);
    expect(await one()).toMatchObject({ price: 11, slots: [{ name: 'sweet' }] });
  });

  it('lists the latest change first', async () => {
    await create();
    await food.manager.patch('/api/offers/lunch', { description: { en: 'Now', ar: 'الآن' } });
    expect(await codesSeenBy(food.anonymous)).toEqual(['lunch', 'dinner']);
    await change({ price: 12 });
    expect(await codesSeenBy(food.anonymous)).toEqual(['dinner', 'lunch']);
  });

  it('deletes one; orders keep what they ordered', async () => {
    const { id } = (await create()).body.data;
    const line = { offerId: id, name, unitPriceCents: 1000, lineTotalCents: 1000 };
    const order = await makeOrderRow(food.service.db, { subtotalCents: 1000, totalCents: 1000 }, { lines: [line] });
    expect((await food.manager.delete('/api/offers/dinner')).status).toBe(200);
    expect((await food.manager.delete('/api/offers/dinner')).status).toBe(404);
    const { lines } = (await food.owner.get(`/api/orders/${order.id}`)).body.data;
    expect(lines).toMatchObject([{ name, unit_price: 10 }]);
  });

  it('needs products.create, products.edit and products.delete', async () => {
    for (const [caller, status] of [
      [food.anonymous, 401],
      [food.customer, 401],
      [food.kitchen, 403],
    ] as const) {
      expect((await caller.post('/api/offers', {})).status).toBe(status);
      expect((await caller.patch('/api/offers/lunch', {})).status).toBe(status);
      expect((await caller.delete('/api/offers/lunch')).status).toBe(status);
    }
  });
});
