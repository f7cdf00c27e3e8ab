import { dataOf } from 'quintet-clients/answers';
import { done } from '#kit/calls';
import { h, put, putInPlace } from '#kit/element';
import { field } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { number } from '#kit/format';
import { language, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { attempt } from '#kit/toast';
import { stays } from './api';
import { attempts } from './attempts';
import type { Nights } from './night-calendar';
import { w } from './words';

const q = words({
  wait: ['Tell me when these nights become free', 'أخبرني عندما تتاح هذه الليالي'],
  hint: [
    'If they become free, they are kept for the first of those who wait, who gets a mail.',
    'إذا أُتيحت فستُحفظ لأول المنتظرين وتصله رسالة.',
  ],
  firstName: ['First name', 'الاسم الأول'],
  join: ['Join the waiting list', 'انضم إلى قائمة الانتظار'],
  joined: [
    'You are on the waiting list, as number {position}. We write to {email} when the nights are free.',
    'أنت في قائمة الانتظار، ورقمك {position}. سنراسلك على {email} عندما تتاح الليالي.',
  ],
  leave: ['Leave the waiting list', 'مغادرة قائمة الانتظار'],
  left: ['You are no longer on the waiting list.', 'لم تعد في قائمة الانتظار.'],
  decline: ['Do you not want these nights any more?', 'ألم تعد تريد هذه الليالي؟'],
  declineHint: [
    'Nights that are kept for you go to the next guest who waits.',
    'تنتقل الليالي المحفوظة لك إلى الضيف التالي في الانتظار.',
  ],
  give: ['Give them to the next guest', 'إتاحتها للضيف التالي'],
  given: ['Thank you. The nights go to the next guest.', 'شكرًا لك. تنتقل الليالي إلى الضيف التالي.'],
  toStays: ['See all homes', 'عرض كل البيوت'],
});

interface Wanted extends Nights {
  slug: string;
  guests: number;
}

/** Puts the guest on the waiting list for nights that are taken. */
export function waitingForm({ slug, checkIn, checkOut, guests }: Wanted): HTMLElement {
  const tokenFor = attempts();
  const join = async ({ first_name = '', email = '' }: Values) => {
    const wanted = { check_in: checkIn, check_out: checkOut, guests, first_name, email, locale: language() };
    const body = { ...wanted, client_token: tokenFor.of(wanted) };
    const entry = await dataOf(stays.POST('/api/stays/{slug}/waitlist', { params: { path: { slug } }, body }));
    putInPlace(
      section,
      h('p', { role: 'status' }, q('joined', { position: number(entry.position), email })),
      leaveButton(entry.token, q('leave'), () => putInPlace(section, h('p', { role: 'status' }, q('left')))),
    );
  };
  const section = h(
    'section',
    { class: 'waiting' },
    h('p', {}, h('strong', {}, q('wait'))),
    h('p', { class: 'faint' }, q('hint')),
    form(
      join,
      { button: q('join') },
      field({ name: 'first_name', label: q('firstName'), autocomplete: 'given-name', required: true }),
      field({ name: 'email', label: w('email'), type: 'email', autocomplete: 'email', required: true }),
    ),
  );
  return section;
}

function leaveButton(token: string, label: string, left: () => unknown, kind = ''): HTMLElement {
  const leave = async () => {
    await done(stays.DELETE('/api/waitlist/{token}', { params: { path: { token } } }));
    left();
  };
  const button: HTMLButtonElement = h(
    'button',
    { type: 'button', class: kind, onclick: () => attempt(button, leave) },
    label,
  );
  return button;
}

/** `/waitlist/:token`, from a mail: asks before nights or the place in the list are given up. */
export function waitlistPage({ parameters }: Visit): Page {
  const body = h('section', { class: 'narrow' }, h('h1', {}, q('decline')), h('p', {}, q('declineHint')));
  const given = () =>
    put(body, h('h1', {}, q('given')), h('a', { class: 'button main', href: '/stays' }, q('toStays')));
  body.append(leaveButton(parameters['token']!, q('give'), given, 'main'));
  return { title: q('decline'), body };
}
