import { randomUUID } from 'node:crypto';
import { request } from './load.mjs';

const API = '/food/api';
const PASSWORD = 'demo-password';

/**
 * What is measured, by name. `requests` makes, given the application, the requests that are asked in any order, or, where
 * each has to be another, a function that makes one; `floors` names what the same is compared with.
 */
export const scenarios = {
  /** A page of twelve dishes. */
  list: {
    floors: ['bytes', 'statement', 'nest'],
    requests: async () => [1, 2, 3, 4, 5, 6, 7, 8].map(page => get(`${API}/products?page=${page}`)),
  },
  /** One dish. */
  detail: {
    floors: ['bytes', 'statement'],
    requests: async application => (await dishes(application)).map(({ id }) => get(`${API}/products/${id}`)),
  },
  /** One dish by its slug, with eight related ones. */
  page: {
    floors: ['bytes', 'statement'],
    requests: async application => (await dishes(application)).map(({ slug }) => get(`${API}/products/slug/${slug}`)),
  },
  /** A page of twelve dishes that hold a word. */
  search: {
    floors: ['bytes'],
    requests: async () => ['lamb', 'chicken', 'mint', 'rice'].map(word => get(`${API}/products?q=${word}`)),
  },
  categories: { floors: ['bytes'], requests: async () => [get(`${API}/categories`)] },
  kitchens: { floors: ['bytes'], requests: async () => [get(`${API}/kitchens`)] },
  homes: { floors: ['bytes'], requests: async () => [1, 2].map(page => get(`/property/api/properties?page=${page}`)) },
  stays: { floors: ['bytes'], requests: async () => [1, 2].map(page => get(`/stays/api/stays?page=${page}`)) },
  /** What the filters beside a list of stays show. */
  facets: { floors: ['bytes'], requests: async () => [get('/stays/api/stays/facets')] },
  settings: { floors: ['bytes'], requests: async () => [get('/stays/api/settings/public')] },
  /** The courses there are. */
  catalogue: { floors: ['bytes'], requests: async () => [get('/courses/api/users/courses')] },
  /** A delivery of two lines. */
  quote: {
    floors: [],
    requests: async application =>
      (await basketsOf(application)).map(body => request('POST', `${API}/checkout/quote`, { body })),
  },
  /** The same placed as an order of a guest, paid in demo mode; its mail is made ready and done beside it. */
  order: {
    floors: ['statement', 'nest'],
    requests: async application => {
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
  },
  /** The first page of orders as the owner sees it. */
  orders: {
    floors: [],
    requests: async application => [request('GET', `${API}/orders`, { token: await signIn(application) })],
  },
  /** The main page of the dashboard. */
  overview: {
    floors: [],
    requests: async application => [request('GET', `${API}/overview`, { token: await signIn(application) })],
  },
};

const get = path => request('GET', path);

export const anyOf = choices => choices[Math.floor(Math.random() * choices.length)];

/** Over a connection of its own: one that was kept may be closed by the application in the moment it is used again. */
async function ask(application, path, { headers, ...options } = {}) {
  const answer = await fetch(application.origin + API + path, {
    ...options,
    headers: { ...headers, Connection: 'close' },
  });
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
    lines: [lineOf(orderable[index % orderable.length], 2), lineOf(orderable[(index + 20) % orderable.length], 1)],
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
