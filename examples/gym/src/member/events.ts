import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Account, fitness, type GymEvent } from '../api';
import { connected, placesChanged } from '../live';
import { eventCard } from './event-card';

const w = words({
  title: ['Events', 'الفعاليات'],
  none: ['No events are planned.', 'لا فعاليات مقررة.'],
});

const read = async (): Promise<GymEvent[]> => {
  const query = { page_count: 1 };
  const { events } = await dataOf(fitness.GET('/api/fitness/community', { params: { query } }));
  return events;
};

/** Coming events with their places and waiting lists, which change while the page is open. */
export async function eventsPage({ timezone }: Account, { left }: Visit): Promise<Page> {
  let events = await read();
  const list = h('ul', { class: 'cards' });
  const draw = () => put(list, ...events.map(event => eventCard(event, { timezone, show, refresh })));
  const show = (changed: GymEvent) => {
    events = events.map(event => (event.slug === changed.slug ? changed : event));
    draw();
  };
  const refresh = async () => {
    events = await read();
    if (!left.aborted) draw();
  };
  placesChanged.on(left, refresh);
  connected.on(left, refresh);
  draw();
  const body = h('div', { class: 'stack' }, h('h1', {}, w('title')), events.length > 0 ? list : emptyState(w('none')));
  return { title: w('title'), body };
}
