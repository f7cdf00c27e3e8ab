import { dataOf } from 'quintet-clients/answers';
import { food } from './api';
import { h } from './dom';
import { language, speak, words } from './language';
import { hasExpired, signIn } from './session';
import { wordsOf } from './refusals';
import { attempt } from './toast';

const say = words({
  title: ['Kitchen dashboard', 'لوحة المطبخ'],
  email: ['E-mail address', 'البريد الإلكتروني'],
  password: ['Password', 'كلمة المرور'],
  sign_in: ['Sign in', 'تسجيل الدخول'],
  other_language: ['العربية', 'English'],
});

/** Asks who is there; `then` goes on with the member signed in. */
export function showSignIn(then: () => Promise<void>): void {
  const email = h('input', { type: 'email', autocomplete: 'username', required: true });
  const password = h('input', { type: 'password', autocomplete: 'current-password', required: true });
  const button = h('button', { class: 'main' }, say('sign_in'));

  const send = async (event: Event) => {
    event.preventDefault();
    const body = { email: email.value, password: password.value };
    const isIn = await attempt(button, async () =>
      signIn((await dataOf(food.POST('/api/auth/login', { body }))).access_token),
    );
    if (isIn) await then();
  };

  document.title = say('title');
  document.body.replaceChildren(
    h(
      'main',
      { class: 'sign-in' },
      h('h1', {}, say('title')),
      hasExpired() && h('p', { role: 'status' }, wordsOf('token_expired')),
      h(
        'form',
        { onsubmit: send },
        h('label', {}, say('email'), email),
        h('label', {}, say('password'), password),
        button,
      ),
      h('button', { class: 'quiet', onclick: () => speak(language === 'ar' ? 'en' : 'ar') }, say('other_language')),
    ),
  );
  email.focus();
}
