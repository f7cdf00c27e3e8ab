import { connect } from 'node:net';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const HALF_A_PAIR = 'a\ud800b';
const NUL = 'a\u0000b';

describe.each([
  ['half a surrogate pair', HALF_A_PAIR],
  ['a NUL', NUL],
])('%s', (_, bad) => {
  it('is no text', async () => {
    const answer = await food.owner.patch('/api/admins/profile', { first_name: bad });
    expect(answer).toMatchObject({ status: 400, body: { errors: { first_name: ['First name must be text.'] } } });
  });

  it('is refused in a text of two languages', async () => {
    const answer = await food.owner.patch(`/api/products/${food.dishes.soup.id}`, { name: { en: 'Soup', ar: bad } });
    expect(answer).toMatchObject({ status: 400, body: { errors: { 'name.ar': ['Name in Arabic must be text.'] } } });
  });

  it('is refused in a list of texts', async () => {
    const answer = await food.owner.patch(`/api/products/${food.dishes.soup.id}`, { allergens: ['milk', bad] });
    expect(answer).toMatchObject({ status: 400, body: { errors: { allergens: [expect.any(String)] } } });
  });

  it.each([
    ['a text', { layout: { title: [bad] } }],
    ['a name', { [bad]: 1 }],
  ])('is refused as %s of free JSON', async (_what, content) => {
    const answer = await food.owner.put('/api/homepage-sections/hero', { title: { en: 'Hero', ar: 'بطل' }, content });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { content: ['Content holds characters that are no text.'] } },
    });
  });

  it('is refused as a setting', async () => {
    const answer = await food.owner.patch('/api/settings/site_name', { value: bad });
    expect(answer).toMatchObject({ status: 400, body: { errors: { value: [expect.any(String)] } } });
  });

  it('is refused as the name of a slot', async () => {
    const line = { offer_id: food.offer.id, quantity: 1, offer_choices: { [bad]: food.dishes.soup.id } };
    const answer = await food.anonymous.post('/api/checkout/quote', {
      lines: [line],
      kitchen_code: 'downtown',
      fulfillment: 'pickup',
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: { 'lines.0.offer_choices': [expect.any(String)] } } });
  });
});

it('takes pairs that are whole', async () => {
  const answer = await food.owner.patch('/api/settings/site_tagline', { value: 'Soup 🍲' });
  expect(answer).toMatchObject({ status: 200, body: { data: { value: 'Soup 🍲' } } });
});

it('does not take a form for an empty body', async () => {
  const before = await food.customer.get('/api/auth/customer/me');
  const answer = await food.customer.send('PATCH', '/api/auth/customer/me', undefined, {
    raw: '--x\r\nContent-Disposition: form-data; name="first_name"\r\n\r\nMallory\r\n--x--\r\n',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  expect(answer).toMatchObject({ status: 415, body: { success: false, data: null } });
  expect((await food.customer.get('/api/auth/customer/me')).body.data).toEqual(before.body.data);
});

it.each(['/media/uploads/none.jpg', '/media/uploads/%00', '/media/%', '/', '/nothing'])(
  'fails at %s in the envelope',
  async path => {
    const answer = await food.anonymous.with({ 'Accept-Language': 'ar' }).get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.body).toMatchObject({ success: false, data: null, message: expect.any(String) });
  },
);

/** What the server writes for bytes that no client library would send. */
async function answerTo(bytes: string): Promise<string> {
  const { port, hostname } = new URL(food.service.origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let told = '';
  for await (const chunk of socket.setEncoding('utf8')) told += chunk as string;
  return told;
}

it.each([
  [
    'an address larger than is read',
    `GET /food/api/products?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['a method there is not', 'FETCH /food/api/health HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
  ['no HTTP at all', '\u0016\u0003\u0001hello\r\n\r\n', 400, 'bad_request'],
])('fails for %s in the envelope', async (_, bytes, status, code) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('application/json');
  expect(JSON.parse(body)).toEqual({ success: false, data: null, message: expect.any(String), code });
});
