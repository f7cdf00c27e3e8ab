import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { moment, money } from '#kit/format';
import { go, type Page, type Visit } from '#kit/router';
import { session, shop } from './shop';
import { w } from './words';

const email = () => field({ name: 'email', label: w('email'), type: 'email', autocomplete: 'email', required: true });
const password = (autocomplete: 'current-password' | 'new-password', label = w('password')) =>
  field({ name: 'password', label, type: 'password', autocomplete, required: true });

const enter = ({ token }: { token: string }) => {
  session.start(token);
  go('/account');
};

/** Sign in or register; ordering needs neither. */
function signInPage(): Page {
  const signIn = form(
    async sent => {
      const body = { email: sent['email'] ?? '', password: sent['password'] ?? '' };
      enter(await dataOf(shop.POST('/api/auth/customer/login', { body })));
    },
    { button: w('signIn') },
    email(),
    password('current-password'),
    h('a', { href: '/forgot-password' }, w('forgot')),
  );
  const register = form(
    async ({ first_name = '', last_name = '', email: address = '', password: chosen = '' }) => {
      const body = { first_name, last_name, email: address, password: chosen };
      enter(await dataOf(shop.POST('/api/auth/customer/register', { body })));
    },
    { button: w('register') },
    field({ name: 'first_name', label: w('firstName'), autocomplete: 'given-name', required: true }),
    field({ name: 'last_name', label: w('lastName'), autocomplete: 'family-name', required: true }),
    email(),
    password('new-password'),
  );
  const body = h(
    'section',
    { class: 'doors' },
    h('div', {}, h('h1', {}, w('signIn')), signIn),
    h('div', {}, h('h1', {}, w('register')), register),
  );
  return { title: w('signIn'), body };
}

/** The customer's orders and points. */
export async function accountPage(): Promise<Page> {
  if (!session.token()) return signInPage();
  const [me, orders] = await Promise.all([
    dataOf(shop.GET('/api/auth/customer/me')),
    dataOf(shop.GET('/api/orders/my', { params: { query: { limit: 20 } } })),
  ]);
  const rows = orders.items.map(({ order_number: number, status, placed_at: at, kitchen, total, currency }) =>
    h(
      'li',
      {},
      h('a', { href: `/orders/${number}` }, h('bdi', {}, number)),
      h('span', {}, w(status)),
      h('span', { class: 'faint' }, moment(at, kitchen?.time_zone)),
      h('span', {}, money(total, currency)),
    ),
  );
  const leave = () => {
    session.forget();
    go('/menu');
  };
  const body = h(
    'section',
    { class: 'narrow' },
    h('h1', {}, `${me.first_name} ${me.last_name}`),
    h('p', {}, w('points', { points: me.reward_points })),
    h('h2', {}, w('myOrders')),
    rows.length > 0 ? h('ul', { class: 'bill' }, ...rows) : h('p', {}, w('noOrders')),
    h('button', { type: 'button', onclick: leave }, w('signOut')),
  );
  return { title: w('myOrders'), body };
}

export function forgotPasswordPage(): Page {
  const element = form(
    async ({ email: address = '' }) => {
      await dataOf(shop.POST('/api/auth/customer/forgot-password', { body: { email: address } }));
      put(element, h('p', { class: 'notice', role: 'status' }, w('linkSent')));
    },
    { button: w('sendLink') },
    email(),
  );
  return { title: w('forgot'), body: h('section', { class: 'narrow' }, h('h1', {}, w('forgot')), element) };
}

/** The mail for a new password leads here. */
export function resetPasswordPage({ query }: Visit): Page {
  const element = form(
    async ({ password: chosen = '' }) => {
      const body = { token: query.get('token') ?? '', password: chosen };
      await dataOf(shop.POST('/api/auth/customer/reset-password', { body }));
      const onward = h('a', { class: 'button main', href: '/account' }, w('signIn'));
      put(element, h('p', { class: 'notice', role: 'status' }, w('passwordSet')), onward);
    },
    { button: w('save') },
    password('new-password', w('newPassword')),
    h('em', { class: 'problem', 'data-problem': 'token' }),
  );
  return { title: w('newPassword'), body: h('section', { class: 'narrow' }, h('h1', {}, w('newPassword')), element) };
}
