import { dataOf } from 'quintet-clients/answers';
import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { select } from '#kit/fields';
import { day } from '#kit/format';
import { words } from '#kit/language';
import { go, type Page, render, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Account, type Client, fitness } from '../api';
import { count } from '../gym-words';
import { connected, messageSent, notified, sessionFinished } from '../live';
import { fullName, portrait } from '../person';

const w = words({
  title: ['Clients', 'العملاء'],
  none: ['You have no clients yet.', 'ليس لديك عملاء بعد.'],
  take: ['Take on a member', 'استقبل عضوًا'],
  member: ['Member without a coach', 'عضو بلا مدرّب'],
  active: ['Last active {day}', 'آخر نشاط {day}'],
  never: ['Not active yet', 'لم ينشط بعد'],
  week: ['{sessions} this week', '{sessions} هذا الأسبوع'],
  awaits: ['Check-in to answer', 'متابعة بلا إجابة'],
  checked: ['Checked in', 'سجّل متابعته'],
});

export async function clientsPage(_: Account, { left }: Visit): Promise<Page> {
  const clients = await dataOf(fitness.GET('/api/fitness/coaching/clients'));
  for (const signal of [messageSent, notified, sessionFinished]) signal.on(left, () => void render());
  connected.on(left, () => void render());
  const body = h(
    'div',
    { class: 'stack' },
    h('div', { class: 'bar' }, h('h1', {}, w('title')), h('button', { type: 'button', onclick: takeOn }, w('take'))),
    clients.length > 0 ? h('ul', { class: 'cards' }, clients.map(clientCard)) : emptyState(w('none')),
  );
  return { title: w('title'), body };
}

const clientCard = (client: Client): HTMLElement =>
  h(
    'li',
    { class: 'card', 'data-client': client.username },
    h(
      'div',
      {},
      h(
        'div',
        { class: 'person' },
        portrait(client),
        h('h2', {}, h('a', { href: `/clients/${client.username}` }, fullName(client))),
      ),
      h('p', { class: 'faint' }, client.last_active_on ? w('active', { day: day(client.last_active_on) }) : w('never')),
      h('p', {}, w('week', { sessions: count('session', client.sessions_this_week) })),
      h(
        'ul',
        { class: 'tags' },
        client.unread_messages > 0 && h('li', { class: 'tag bad' }, count('message', client.unread_messages)),
        client.awaits_reply && h('li', { class: 'tag bad' }, w('awaits')),
        client.checked_in_this_week && !client.awaits_reply && h('li', { class: 'tag good' }, w('checked')),
      ),
    ),
  );

async function takeOn(): Promise<void> {
  const members = await dataOf(fitness.GET('/api/fitness/coaching/available-members'));
  const options = members.map(member => ({ value: member.username, label: fullName(member) }));
  let username = '';
  const send = async (values: Record<string, string | undefined>) => {
    username = values['username'] ?? '';
    await dataOf(fitness.POST('/api/fitness/coaching/clients', { body: { username } }));
  };
  const isTaken = await openDialog(
    { title: w('take'), button: w('take'), send },
    select({ name: 'username', label: w('member'), options }),
  );
  if (isTaken) go(`/clients/${username}`);
}
