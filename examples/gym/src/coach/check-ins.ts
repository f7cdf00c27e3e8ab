import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { words } from '#kit/language';
import { type Page, render, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Account, fitness } from '../api';
import { connected, notified } from '../live';
import { fullName, portrait } from '../person';
import { answerable } from './reply';

const w = words({
  title: ['Check-ins of the week', 'متابعات الأسبوع'],
  none: ['None of your clients has checked in this week.', 'لم يسجّل أي من عملائك متابعة هذا الأسبوع.'],
  clients: ['Clients', 'العملاء'],
});

export async function rosterCheckInsPage(_: Account, { left }: Visit): Promise<Page> {
  const checkIns = await dataOf(fitness.GET('/api/fitness/coaching/roster/check-ins'));
  const isWriting = () => document.activeElement instanceof HTMLTextAreaElement;
  notified.on(left, ({ type }) => type === 'check_in_filed' && !isWriting() && void render());
  connected.on(left, () => !isWriting() && void render());
  const body = h(
    'div',
    { class: 'stack narrow' },
    h('h1', {}, w('title')),
    checkIns.length > 0
      ? h(
          'ul',
          { class: 'stack plain' },
          checkIns.map(checkIn =>
            h(
              'li',
              { class: 'panel' },
              h(
                'div',
                { class: 'person' },
                portrait(checkIn.client),
                h('h2', {}, h('a', { href: `/clients/${checkIn.client.username}` }, fullName(checkIn.client))),
              ),
              answerable(checkIn),
            ),
          ),
        )
      : emptyState(w('none'), h('a', { class: 'button main', href: '/clients' }, w('clients'))),
  );
  return { title: w('title'), body };
}
