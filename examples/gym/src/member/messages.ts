import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Account, fitness } from '../api';
import { thread } from '../messages/thread';
import { fullName, portrait } from '../person';

const w = words({
  title: ['Messages', 'الرسائل'],
  none: ['You have no coach yet. Ask at the desk for one.', 'ليس لديك مدرّب بعد. اسأل عنه في الاستقبال.'],
  toDay: ['To my day', 'إلى يومي'],
});

export async function messagesPage({ username }: Account, { left }: Visit): Promise<Page> {
  const coach = await dataOf(fitness.GET('/api/fitness/coaching/my-coach'));
  const body = h('div', { class: 'stack narrow' }, h('h1', {}, w('title')));
  if (coach)
    body.append(
      h('div', { class: 'person' }, portrait(coach), h('strong', {}, fullName(coach))),
      thread({ side: 'member', username, other: coach.first_name, left }),
    );
  else body.append(emptyState(w('none'), h('a', { class: 'button main', href: '/' }, w('toDay'))));
  return { title: w('title'), body };
}
