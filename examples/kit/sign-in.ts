import { isLocalDemo } from './api';
import { h } from './element';
import { field } from './fields';
import { form } from './forms';
import { words } from './language';
import { sentenceFor } from './refusals';
import { type Page, render, type Routes } from './router';
import type { Session } from './session';
import { heroPicture } from './theme';

const w = words({
  email: ['E-mail address', 'البريد الإلكتروني'],
  password: ['Password', 'كلمة المرور'],
  signIn: ['Sign in', 'تسجيل الدخول'],
  demo: ['Accounts of the demo data:', 'حسابات البيانات التجريبية:'],
});

interface SignInOptions {
  session: Session;
  title: string;
  hint?: string;
  /** Sends the sign-in and returns its token. */
  signIn: (body: { email: string; password: string }) => Promise<string>;
  /** Accounts of the demo data with what each may do, offered where the process runs on this machine. */
  demo?: { email: string; label: string }[];
  /** What is shown below the form, such as a link to a forgotten password. */
  more?: Node[];
}

/** Of every account of the demo data. */
const DEMO_PASSWORD = 'demo-password';

/** Asks for e-mail address and password, then shows the page that was asked for. */
export function signInPage({ session, title, hint, signIn, demo = [], more = [] }: SignInOptions): Page {
  const send = async ({ email = '', password = '' }: Record<string, string | undefined>) => {
    session.start(await signIn({ email, password }));
    await render();
  };
  const element = form(
    send,
    { button: w('signIn') },
    field({ name: 'email', label: w('email'), type: 'email', autocomplete: 'username', required: true }),
    field({
      name: 'password',
      label: w('password'),
      type: 'password',
      autocomplete: 'current-password',
      required: true,
    }),
  );
  const use = (email: string) => () => {
    element.querySelector<HTMLInputElement>('[name=email]')!.value = email;
    element.querySelector<HTMLInputElement>('[name=password]')!.value = DEMO_PASSWORD;
    element.querySelector<HTMLElement>('[type=submit]')!.focus();
  };
  const accounts = demo.map(({ email, label }) =>
    h(
      'li',
      {},
      h('button', { type: 'button', onclick: use(email) }, h('span', {}, h('bdi', {}, email), ` · ${label}`)),
    ),
  );
  const body = h(
    'section',
    { class: 'sign-in' },
    heroPicture(),
    h('h1', {}, title),
    hint && h('p', { class: 'faint' }, hint),
    session.hasExpired() && h('p', { class: 'notice', role: 'status' }, sentenceFor('token_expired')),
    element,
    ...more,
    isLocalDemo &&
      accounts.length > 0 &&
      h('div', { class: 'demo' }, h('p', { class: 'faint' }, w('demo')), h('ul', {}, accounts)),
  );
  return { title, body, place: 'sign-in' };
}

/** Routes that show the sign-in page to everybody who is not signed in. */
export const signedIn = (session: Session, signIn: () => Page, routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([path, page]) => [path, visit => (session.token() ? page(visit) : signIn())]),
  );
