import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { moment } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { type Page, render } from '#kit/router';
import { emptyState } from '#kit/states';
import { attempt } from '#kit/toast';
import { type Account, fitness, type GymEvent } from '../api';
import { count } from '../gym-words';

const w = words({
  title: ['Events', 'الفعاليات'],
  none: ['No events are planned.', 'لا فعاليات مقررة.'],
  join: ['Join', 'شارك'],
  leave: ['Leave', 'إلغاء المشاركة'],
  joined: ['You take part', 'أنت مشارك'],
});

export async function eventsPage({ timezone }: Account): Promise<Page> {
  const { events } = await dataOf(fitness.GET('/api/fitness/community', { params: { query: { page_count: 1 } } }));
  const body = h(
    'div',
    { class: 'stack' },
    h('h1', {}, w('title')),
    events.length > 0
      ? h(
          'ul',
          { class: 'cards' },
          events.map(event => eventCard(event, timezone)),
        )
      : emptyState(w('none')),
  );
  return { title: w('title'), body };
}

function eventCard(
  { slug, name, location, starts_at, seats_left, joined, pictures }: GymEvent,
  timezone: string,
): HTMLElement {
  const toggle = async () => {
    await dataOf(fitness.POST('/api/fitness/community/events/{slug}/attend', { params: { path: { slug } } }));
    await render();
  };
  const button: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      disabled: !joined && seats_left === 0,
      'aria-label': `${w(joined ? 'leave' : 'join')}: ${inLanguage(name)}`,
      onclick: () => attempt(button, toggle),
    },
    w(joined ? 'leave' : 'join'),
  );
  return h(
    'li',
    { class: 'card' },
    pictureOf(pictures[0], { alt: '', sizes: '(min-width: 45rem) 16rem, 100vw' }),
    h(
      'div',
      {},
      h('h2', {}, inLanguage(name)),
      h('p', {}, moment(starts_at, timezone)),
      h('p', { class: 'faint' }, inLanguage(location)),
      h(
        'footer',
        {},
        h('span', { class: joined ? 'good' : 'faint' }, joined ? w('joined') : count('seat', seats_left)),
        button,
      ),
    ),
  );
}
