import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { field, problemPlace } from '#kit/fields';
import { form } from '#kit/forms';
import { words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { school } from '../school';
import { w } from '../words';
import { own } from './sign-in.page';

const say = words({
  forgot: ['A new password', 'كلمة مرور جديدة'],
  forgotHint: ['We send a link to your address.', 'نرسل رابطًا إلى عنوانك.'],
  sendLink: ['Send the link', 'أرسل الرابط'],
  linkSent: [
    'If there is an account with this address, a link is on its way.',
    'إن كان هناك حساب بهذا العنوان فالرابط في طريقه إليه.',
  ],
  newPassword: ['New password', 'كلمة المرور الجديدة'],
  passwordSet: ['Your new password is set.', 'عُيّنت كلمة المرور الجديدة.'],
  confirmed: ['Your e-mail address is confirmed.', 'تم تأكيد بريدك الإلكتروني.'],
});

const narrow = (title: string, ...children: Node[]): Page => ({
  title,
  body: h('section', { class: 'sign-in' }, h('h1', {}, title), ...children),
});

const onward = () => h('a', { class: 'button main', href: '/my-courses' }, w('signIn'));

export function forgotPasswordPage(): Page {
  const element = form(
    async ({ email = '' }) => {
      await dataOf(school.POST('/api/users/auth/forgot-password', { body: { email } }));
      put(element, h('p', { class: 'notice', role: 'status' }, say('linkSent')));
    },
    { button: say('sendLink') },
    field({ name: 'email', label: own('email'), type: 'email', autocomplete: 'email', required: true }),
  );
  return narrow(say('forgot'), h('p', { class: 'faint' }, say('forgotHint')), element);
}

/** The mail for a new password leads here. */
export function resetPasswordPage({ query }: Visit): Page {
  const element = form(
    async ({ password = '' }) => {
      const body = { token: query.get('token') ?? '', password };
      await dataOf(school.POST('/api/users/auth/reset-password', { body }));
      put(element, h('p', { class: 'notice', role: 'status' }, say('passwordSet')), onward());
    },
    { button: w('save') },
    field({
      name: 'password',
      label: say('newPassword'),
      hint: own('passwordHint'),
      type: 'password',
      autocomplete: 'new-password',
      required: true,
    }),
    problemPlace('token'),
  );
  return narrow(say('newPassword'), element);
}

/** The mail that confirms an address leads here. */
export async function verifyEmailPage({ query }: Visit): Promise<Page> {
  await dataOf(school.POST('/api/users/auth/verify-email', { body: { token: query.get('token') ?? '' } }));
  return narrow(say('confirmed'), onward());
}
