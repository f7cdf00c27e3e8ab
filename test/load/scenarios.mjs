import { randomUUID } from 'node:crypto';
import { request } from './load.mjs';

const API = '/food/api';
const PASSWORD = 'demo-password';

/** What is measured, by name: given the application, each answers a function that makes its requests. */
export const scenarios = {
  /** A page of twelve dishes. */
  list: async () => {
    const pages = [1, 2, 3, 4, 5, 6, 7, 8].map(page => request('GET', `${API}/products?page=${page}`));
    return () => anyOf(pages);
  },
  /** One dish. */
  detail: async application => {
    const found = (await dishes(application)).map(({ id }) => request('GET', `${API}/products/${id}`));
    return () => anyOf(found);
  },
  /** One dish by its slug, with eight related ones. */
  page: async application => {
    const found = (await dishes(application)).map(({ slug }) => request('GET', `${API}/products/slug/${slug}`));
    return () => anyOf(found);
  },
  /** A page of twelve dishes that hold a word. */
  search: async () => {
    const words = ['lamb', 'chicken', 'mint', 'rice'].map(word => request('GET', `${API}/products?q=${word}`));
    return () => anyOf(words);
  },
  /** A delivery of two lines. */
  quote: async application => {
    const baskets = (await basketsOf(application)).map(body => request('POST', `${API}/checkout/quote`, { body }));
    return () => anyOf(baskets);
  },
  /** The same placed as an order of a guest, paid in demo mode; its mail is made ready and done beside it. */
  order: async application => {
    const baskets = await basketsOf(application);
    return () =>
      request('POST', `${API}/orders`, {
        headers: { 'Idempotency-Key': randomUUID() },
        body: {
          ...anyOf(baskets),
          name: 'Sara Haddad',
          email: 'guest@example.com',
          phone: '+1 212 555 0142',
          payment_method: 'demo',
          terms_accepted: true,
        },
      });
  },
  /** The first page of orders as the owner sees it. */
  orders: async application => {
    const asked = request('GET', `${API}/orders`, { token: await signIn(application) });
    return () => asked;
  },
  /** The main page of the dashboard. */
  overview: async application => {
    const asked = request('GET', `${API}/overview`, { token: await signIn(application) });
    return () => asked;
  },
};

const anyOf = choices => choices[Math.floor(Math.random() * choices.length)];

async function ask(application, path, options) {
  const answer = await fetch(application.origin + API + path, options);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

async function dishes(application) {
  return (await ask(application, '/products?limit=100')).items;
}

async function signIn(application) {
  const body = JSON.stringify({ email: 'owner@food.example', password: PASSWORD });
  const { access_token: token } = await ask(application, '/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  return token;
}

/** Twenty deliveries of two dishes each, with the options they require. */
async function basketsOf(application) {
  const orderable = (await dishes(application)).filter(dish => dish.is_available);
  return Array.from({ length: 20 }, (_, index) => ({
    lines: [lineOf(orderable[index], 2), lineOf(orderable[index + 20], 1)],
    kitchen_code: 'downtown',
    fulfillment: 'delivery',
    address: { street: '12 Cedar Street', city: 'New York', postcode: '10001' },
  }));
}

function lineOf(dish, quantity) {
  const options = dish.option_groups.flatMap(({ key, min, choices }) =>
    choices
      .filter(choice => choice.is_available)
      .slice(0, min)
      .map(choice => ({ group: key, choice: choice.key })),
  );
  return { product_id: dish.id, quantity, options };
}
