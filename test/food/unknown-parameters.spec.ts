import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

it('names an unknown parameter and the one that it resembles, in the language of the reader', async () => {
  const path = '/api/orders?status=preparing&kitchen_code=harbor';
  const english = await food.owner.get(path);
  expect(english.status).toBe(400);
  expect(english.body).toMatchObject({
    code: 'validation_failed',
    errors: { kitchen_code: ['kitchen_code is not a parameter of this request. Use kitchen.'] },
    codes: {
      kitchen_code: [
        { code: 'unknown_parameter', nearest: 'kitchen', known: expect.arrayContaining(['kitchen', 'status', 'page']) },
      ],
    },
  });
  const { errors } = (await food.owner.inArabic().get(path)).body;
  expect(errors).toEqual({ kitchen_code: ['«kitchen_code» ليس من معاملات هذا الطلب. استخدم «kitchen».'] });
});

it('lists the parameters where none is similar, or says that there are none', async () => {
  const listed = (await food.anonymous.get('/api/products?colour=red')).body;
  expect(listed.errors.colour[0]).toMatch(/^colour is not a parameter of this request. Its parameters: .*\bq\b/);
  const none = (await food.anonymous.get(`/api/products/${food.dishes.soup.id}?colour=red`)).body;
  expect(none.errors).toEqual({ colour: ['colour is not a parameter of this request, which has none.'] });
  expect(none.codes).toEqual({ colour: [{ code: 'unknown_parameter', nearest: null, known: [] }] });
});

it('knows the names that other APIs use', async () => {
  const { codes } = (await food.anonymous.get('/api/products?search=hummus&per_page=3&sort_by=name')).body;
  expect(codes).toMatchObject({
    search: [{ nearest: 'q' }],
    per_page: [{ nearest: 'limit' }],
    sort_by: [{ nearest: 'sort' }],
  });
});

it('refuses names that every object has, and any number of names in a short answer', async () => {
  const inherited = await food.anonymous.get('/api/products?constructor=1&toString=2');
  expect(Object.keys(inherited.body.errors)).toEqual(['constructor', 'toString']);
  const many = Array.from({ length: 900 }, (_, at) => `name_${at}=1`).join('&');
  const { status, body } = await food.anonymous.get(`/api/products?${many}`);
  expect([status, Object.keys(body.errors).length]).toEqual([400, 50]);
});

it('asks for the sign-in first', async () => {
  expect((await food.anonymous.get('/api/orders?kitchen_code=harbor')).status).toBe(401);
});

it('ignores what campaigns and caches add, and what processors add to the address of a return', async () => {
  const tracked = await food.anonymous.get('/api/products?limit=1&utm_source=mail&gclid=1&fbclid=2&_=1764340000000');
  expect([tracked.status, tracked.body.data.items.length]).toEqual([200, 1]);
  const returned = await food.anonymous.get('/api/payments/return/paypal?state=none&token=EC-1&PayerID=P1');
  expect(returned.body.code).not.toBe('validation_failed');
});

it('does not look at the query of a request that has no parameters and is no read', async () => {
  const { status } = await food.anonymous.post('/api/promo/validate?source=basket', { code: 'NONE', subtotal: 10 });
  expect(status).not.toBe(400);
});
