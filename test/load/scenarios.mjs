import { randomUUID } from 'node:crypto';
import { request } from './load.mjs';

const API = '/food/api';
const STAYS = '/stays/api';
const FIRST_FREE_DAY = 500;
/** No booking is taken after two years. */
const FREE_DAYS = 225;
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
  /** The same ordered by guests, each from another address, and paid in demo mode. Mails are prepared and sent meanwhile. */
  order: {
    floors: ['statement', 'nest'],
    requests: async application => {
      const baskets = await basketsOf(application);
      return () => placement(anyOf(baskets));
    },
  },
  /** The same for a chosen time at a kitchen with limits, with the token of its quote. */
  slot: {
    floors: [],
    requests: async application => {
      const baskets = await scheduledBasketsOf(application);
      return () => placement(anyOf(baskets));
    },
  },
  /** The shortest booking of a stay, paid by card in the simulator. Each has other nights and comes from another address. */
  booking: {
    floors: [],
    requests: async application => {
      const nights = await freeNightsOf(application);
      let next = 0;
      return () => {
        const client_token = randomUUID();
        const body = { ...nights[next++ % nights.length], ...GUEST, client_token };
        return request('POST', `${STAYS}/bookings`, { headers: nextVisitor(), body });
      };
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

const GUEST = {
  guest_first_name: 'Sara',
  guest_last_name: 'Haddad',
  guest_email: 'guest@example.com',
  payment_method: 'card',
  card_number: '4242 4242 4242 4242',
  card_name: 'Sara Haddad',
  card_expiry: '12/39',
  card_cvc: '123',
};

let visitors = 0;

/** The address of another visitor, since few orders and bookings are accepted from one. */
const nextVisitor = () => ({ 'X-Forwarded-For': addressOf(visitors++) });

const placement = basket =>
  request('POST', `${API}/orders`, {
    headers: { 'Idempotency-Key': randomUUID(), ...nextVisitor() },
    body: {
      ...basket,
      name: 'Sara Haddad',
      email: 'guest@example.com',
      phone: '+1 212 555 0142',
      payment_method: 'demo',
      terms_accepted: true,
    },
  });

export const anyOf = choices => choices[Math.floor(Math.random() * choices.length)];

/** Over a connection of its own: one that was kept may be closed by the application in the moment it is used again. */
async function ask(application, path, { method = 'GET', token, body } = {}) {
  const answer = await fetch(application.origin + path, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
      Connection: 'close',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

async function dishes(application) {
  return (await ask(application, `${API}/products?limit=100`)).items;
}

async function signIn(application) {
  const body = { email: 'owner@food.example', password: PASSWORD };
  return (await ask(application, `${API}/auth/login`, { method: 'POST', body })).access_token;
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

/** Quoted pick-ups at a kitchen that gets limits first, each in another slot of the coming days. */
async function scheduledBasketsOf(application) {
  const kitchen = `${API}/kitchens/harbor`;
  const token = await signIn(application);
  await ask(application, kitchen, { method: 'PATCH', token, body: { slot_orders: 10_000, slot_days_ahead: 7 } });
  // Seven days ahead at most, of a kitchen whose day may be one behind that of UTC.
  const { days } = await ask(application, `${kitchen}/slots?to=${dayIn(6)}`);
  const slots = days.flatMap(({ slots }) => slots.filter(({ available }) => available));
  const baskets = await basketsOf(application);
  const quoted = [];
  // The first ones are over before the measuring is.
  for (const { starts_at: scheduled_for } of slots.slice(8, 108)) {
    const { address: _address, ...basket } = baskets[quoted.length % baskets.length];
    const body = { ...basket, kitchen_code: 'harbor', fulfillment: 'pickup', scheduled_for };
    const { quote_token } = await ask(application, `${API}/checkout/quote`, { method: 'POST', body });
    quoted.push({ ...body, quote_token });
  }
  return quoted;
}

/** The shortest bookings of every stay, after those of the demo. */
async function freeNightsOf(application) {
  const { data } = await ask(application, `${STAYS}/stays?limit=100`);
  const bookings = data.flatMap(({ slug, min_nights: nights }) =>
    Array.from({ length: Math.floor(FREE_DAYS / nights) }, (_, index) => ({
      stay_slug: slug,
      check_in: dayIn(FIRST_FREE_DAY + index * nights),
      check_out: dayIn(FIRST_FREE_DAY + (index + 1) * nights),
      guests: 1,
    })),
  );
  return bookings.sort((one, other) => one.check_in.localeCompare(other.check_in));
}

/** An address of a private network. */
const addressOf = number => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const dayIn = days => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
