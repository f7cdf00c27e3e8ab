import { type Food, startFood } from './food';
import { oneOf, place, placed, regular, written } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

it('is stored as it looks, whatever was pasted with it', async () => {
  const { order } = await placed(food, {
    email: '\u200eguest\u00ad@example.com\u200f',
    phone: '+١ ٢١٢\u2011٥٥٥\u2011٠١٤٢',
    promo_code: '\u200eｗｅｌｃｏｍｅ١٠',
    address: { street: '12 Cedar Street', city: 'New York', postcode: '10001\u20132062' },
    lines: [oneOf(food.dishes.kebab, { quantity: 3, options: regular, instructions: null })],
    delivery_instructions: null,
  });
  expect(order).toMatchObject({
    email: 'guest@example.com',
    phone: '+1 212-555-0142',
    promo_code: 'WELCOME10',
    address: { postcode: '10001\u20132062' },
  });
  const number = `\u2066${order.order_number.toLowerCase()}\u2069`.replace('-', '\u2011');
  const query = new URLSearchParams({ number, email: 'guest\u200b@example.com' }).toString();
  expect((await food.anonymous.get(`/api/orders/track?${query}`)).body.data.id).toBe(order.id);
});

describe('what is refused before anything happens', () => {
  const fieldsOf = async (change: object, caller = food.anonymous) => {
    const before = await written(food);
    const { status, body } = await place(food, change, { caller });
    expect(status).toBe(400);
    expect(await written(food)).toEqual(before);
    return Object.keys(body.errors);
  };

  it.each(['true', 1, false, null, undefined])('terms accepted as %j', async terms_accepted => {
    expect(await fieldsOf({ terms_accepted })).toEqual(['terms_accepted']);
  });

  it('a guest without name or address, anyone without a phone', async () => {
    expect(await fieldsOf({ name: undefined, email: undefined })).toEqual(['name', 'email']);
    expect(await fieldsOf({ name: '  ' })).toEqual(['name']);
    expect(await fieldsOf({ name: '\u200b\u3164\u2800' })).toEqual(['name']);
    expect(await fieldsOf({ email: 'nobody' })).toEqual(['email']);
    expect(await fieldsOf({ phone: undefined })).toEqual(['phone']);
    expect(await fieldsOf({ name: undefined, email: undefined, phone: '' }, food.customer)).toEqual(['phone']);
  });

  it('a payment method that is not offered, a kitchen that is not there, a language nobody speaks here', async () => {
    expect(await fieldsOf({ payment_method: 'cash' })).toEqual(['payment_method']);
    expect(await fieldsOf({ payment_method: undefined })).toEqual(['payment_method']);
    expect(await fieldsOf({ kitchen_code: 'nowhere' })).toEqual(['kitchen_code']);
    expect(await fieldsOf({ locale: 'fr' })).toEqual(['locale']);
  });

  it('options that do not fit', async () => {
    const lines = [oneOf(food.dishes.soup), oneOf(food.dishes.kebab)];
    expect(await fieldsOf({ lines })).toEqual(['lines.1.options']);
  });

  it.each(['https://site.com.evil.io', 'http://localhost:5173@evil.io', '//evil.io', 'javascript:alert(1)', '/thanks'])(
    'the way back to %s',
    async url => {
      expect(await fieldsOf({ return_url_ok: url })).toEqual(['return_url_ok']);
      expect(await fieldsOf({ return_url_cancel: url })).toEqual(['return_url_cancel']);
    },
  );

  it('the token of another audience', async () => {
    expect((await place(food, {}, { caller: food.owner })).status).toBe(401);
    expect((await place(food, {}, { caller: food.anonymous.as('nonsense') })).status).toBe(401);
  });

  it('lets a way back on an allowed origin through', async () => {
    const { order } = await placed(food, { return_url_ok: 'http://localhost:5173/thanks?a=1' });
    const kept = await food.service.db.row('SELECT return_urls FROM customer_order WHERE id = $1', [order.id]);
    expect(kept).toEqual({ return_urls: { ok: 'http://localhost:5173/thanks?a=1' } });
  });
});
