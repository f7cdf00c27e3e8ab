import { dataOf } from 'quintet-clients/answers';
import { done } from '#kit/calls';
import { h, put, putInPlace } from '#kit/element';
import { field } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { number } from '#kit/format';
import { language, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { isMissing } from '#kit/states';
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
  later: ['Page to leave the waiting list later', 'صفحة لمغادرة قائمة الانتظار لاحقًا'],
  left: ['You are no longer on the waiting list.', 'لم تعد في قائمة الانتظار.'],
  leaveTitle: ['Do you want to leave the waiting list?', 'هل تريد مغادرة قائمة الانتظار؟'],
  leaveHint: [
    'We then write to you no more about these nights. Nights that are kept for you go to the next guest.',
    'لن نراسلك بعد ذلك بشأن هذه الليالي، وتنتقل الليالي المحفوظة لك إلى الضيف التالي.',
  ],
  decline: ['Do you not want these nights any more?', 'ألم تعد تريد هذه الليالي؟'],
  declineHint: [
    'Nights that are kept for you go to the next guest who waits.',
    'تنتقل الليالي المحفوظة لك إلى الضيف التالي في الانتظار.',
  ],
  give: ['Give them to the next guest', 'إتاحتها للضيف التالي'],
  passedOn: ['Thank you. The nights go to the next guest.', 'شكرًا لك. تنتقل الليالي إلى الضيف التالي.'],
  passedOnHint: [
    'You are still on the waiting list: if the nights become free again, you may get another mail.',
    'ما زلت في قائمة الانتظار: إن أُتيحت الليالي مجددًا فقد تصلك رسالة أخرى.',
  ],
  unknown: ['This link does not work any more.', 'لم يعد هذا الرابط يعمل.'],
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
      leaveButton(q('leave'), async () => {
        await leave(entry.token);
        putInPlace(section, h('p', { role: 'status' }, q('left')));
      }),
      h('p', { class: 'faint' }, h('a', { href: addressToLeave(entry.token) }, q('later'))),
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

const leave = (token: string) => done(stays.DELETE('/api/waitlist/{token}', { params: { path: { token } } }));

function leaveButton(label: string, work: () => Promise<unknown>, kind = ''): HTMLElement {
  const button: HTMLButtonElement = h(
    'button',
    { type: 'button', class: kind, onclick: () => attempt(button, work) },
    label,
  );
  return button;
}

/** Mails lead to the same page with the token of an offer, which declines the offer alone. */
const addressToLeave = (token: string): string => `/waitlist/${encodeURIComponent(token)}?entry=own`;

/** `/waitlist/:token`, from a mail; `?entry=own` with the token of joining. Asks before anything is given up. */
export function waitlistPage({ parameters, query }: Visit): Page {
  const token = parameters['token']!;
  const leavesList = query.has('entry');
  const title = q(leavesList ? 'leaveTitle' : 'decline');
  const show = (sentence: string, hint?: string) => {
    const heading = h('h1', { tabindex: -1 }, sentence);
    put(
      body,
      heading,
      hint !== undefined && h('p', {}, hint),
      h('a', { class: 'button main', href: '/stays' }, q('toStays')),
    );
    heading.focus();
  };
  const work = async () => {
    try {
      await leave(token);
    } catch (failure) {
      if (!isMissing(failure)) throw failure;
      return show(q('unknown'));
    }
    if (leavesList) show(q('left'));
    else show(q('passedOn'), q('passedOnHint'));
  };
  const body = h(
    'section',
    { class: 'narrow' },
    h('h1', {}, title),
    h('p', {}, q(leavesList ? 'leaveHint' : 'declineHint')),
    leaveButton(q(leavesList ? 'leave' : 'give'), work, 'main'),
  );
  return { title, body };
}
