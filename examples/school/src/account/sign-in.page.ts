import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { words } from '#kit/language';
import { go, type Page, type Visit } from '#kit/router';
import { signInPage } from '#kit/sign-in';
import { school, session } from '../school';
import { w } from '../words';

export const own = words({
  title: ['Welcome back', 'أهلًا بعودتك'],
  hint: ['Sign in to learn, buy and ask.', 'سجّل الدخول لتتعلّم وتشتري وتسأل.'],
  forgot: ['Forgot your password?', 'هل نسيت كلمة المرور؟'],
  isNew: ['New here? Create an account', 'جديد هنا؟ أنشئ حسابًا'],
  register: ['Create an account', 'إنشاء حساب'],
  isKnown: ['Already have an account? Sign in', 'لديك حساب؟ سجّل الدخول'],
  firstName: ['First name', 'الاسم الأول'],
  lastName: ['Last name', 'اسم العائلة'],
  email: ['E-mail address', 'البريد الإلكتروني'],
  password: ['Password', 'كلمة المرور'],
  passwordHint: ['At least 8 characters.', '8 أحرف على الأقل.'],
  learner: ['has five courses', 'لديها خمس دورات'],
  second: ['has three courses', 'لديه ثلاث دورات'],
});

/** Leads back to the page that asked for the sign-in. */
const registerAddress = (): string =>
  location.pathname === '/sign-in' ? '/register' : `/register?next=${encodeURIComponent(location.pathname)}`;

export const studentSignIn = (): Page =>
  signInPage({
    session,
    title: own('title'),
    hint: own('hint'),
    signIn: async body => (await dataOf(school.POST('/api/users/auth/login', { body }))).token,
    demo: [
      { email: 'student@courses.example', label: own('learner') },
      { email: 'student2@courses.example', label: own('second') },
    ],
    more: [h('a', { href: '/forgot-password' }, own('forgot')), h('a', { href: registerAddress() }, own('isNew'))],
  });

export function registerPage({ query }: Visit): Page {
  const element = form(
    async ({ first_name = '', last_name = '', email = '', password = '' }) => {
      const body = { first_name, last_name, email, password };
      session.start((await dataOf(school.POST('/api/users/auth/register', { body }))).token);
      const next = query.get('next') ?? '';
      go(/^\/[a-z]/.test(next) ? next : '/');
    },
    { button: own('register') },
    field({ name: 'first_name', label: own('firstName'), autocomplete: 'given-name', required: true }),
    field({ name: 'last_name', label: own('lastName'), autocomplete: 'family-name', required: true }),
    field({ name: 'email', label: own('email'), type: 'email', autocomplete: 'email', required: true }),
    field({
      name: 'password',
      label: own('password'),
      hint: own('passwordHint'),
      type: 'password',
      autocomplete: 'new-password',
      required: true,
    }),
  );
  const body = h(
    'section',
    { class: 'sign-in' },
    h('h1', {}, own('register')),
    element,
    h('a', { href: '/sign-in' }, own('isKnown')),
  );
  return { title: w('signIn'), body };
}
