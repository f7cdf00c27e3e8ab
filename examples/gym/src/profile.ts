import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { field, fileButton } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { words } from '#kit/language';
import { type Page, render } from '#kit/router';
import { attempt, tell } from '#kit/toast';
import { keepAccount } from './account';
import { type Account, fitness, session } from './api';
import { fullName, portrait } from './person';

const w = words({
  title: ['Profile', 'الملف الشخصي'],
  first: ['First name', 'الاسم الأول'],
  last: ['Last name', 'اسم العائلة'],
  phone: ['Phone', 'الهاتف'],
  timezone: ['Time zone', 'المنطقة الزمنية'],
  zoneHint: ['Such as Asia/Dubai. Your days begin and end by it.', 'مثل Asia/Dubai، وبها تبدأ أيامك وتنتهي.'],
  save: ['Save', 'حفظ'],
  saved: ['Saved.', 'تم الحفظ.'],
  signOut: ['Sign out', 'تسجيل الخروج'],
  picture: ['Change the picture', 'غيّر الصورة'],
});

export function profilePage(account: Account): Page {
  const change = async (body: { profile_picture: string } | Values) => {
    keepAccount(await dataOf(fitness.PATCH('/api/coaches/profile', { body })));
    await render();
    tell(w('saved'));
  };
  const upload = (file: File, input: HTMLInputElement) =>
    attempt(input, async () => {
      const { url } = await dataOf(fitness.POST('/api/helpers/upload', { body: { file, for: 'profile' } }));
      await change({ profile_picture: url });
    });
  const body = h(
    'div',
    { class: 'stack narrow' },
    h('h1', {}, w('title')),
    h(
      'div',
      { class: 'person' },
      portrait(account),
      h('div', {}, h('strong', {}, fullName(account)), h('p', { class: 'faint' }, h('bdi', {}, account.email))),
      fileButton(w('picture'), upload),
    ),
    form(
      values => change({ ...values }),
      { button: w('save') },
      field({
        name: 'first_name',
        label: w('first'),
        value: account.first_name,
        required: true,
        autocomplete: 'given-name',
      }),
      field({
        name: 'last_name',
        label: w('last'),
        value: account.last_name,
        required: true,
        autocomplete: 'family-name',
      }),
      field({ name: 'phone', label: w('phone'), type: 'tel', value: account.phone ?? '', autocomplete: 'tel' }),
      field({
        name: 'timezone',
        label: w('timezone'),
        value: account.timezone,
        hint: w('zoneHint'),
        required: true,
        dir: 'ltr',
      }),
    ),
    h('button', { type: 'button', class: 'sign-out', onclick: () => session.end({ onward: '/' }) }, w('signOut')),
  );
  return { title: w('title'), body };
}
