import { dataOf, Refused } from 'quintet-clients/answers';
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

/** Refusals because the places of the event have changed since it was read. */
const OUTDATED = new Set(['event_full', 'event_over', 'places_free', 'offer_over']);

const read = async (): Promise<GymEvent[]> => {
  const query = { page_count: 1 };
  const { events } = await dataOf(fitness.GET('/api/fitness/community', { params: { query } }));
  return events;
};

/** Coming events with their places and waiting lists, which change while the page is open. */
export async function eventsPage({ timezone }: Account, { left }: Visit): Promise<Page> {
  let events = await read();
  /** Slugs of events with a request under way. A second press of a button would undo the first. */
  const busy = new Set<string>();
  const shown = h('div', {});
  /** Readings of the list by their order: the last one that began, and the last one that is shown. */
  let [latest, finished] = [0, 0];
  const draw = () => {
    const cards = events.map(event =>
      eventCard(event, { timezone, isBusy: busy.has(event.slug), send: work => send(event.slug, work) }),
    );
    put(shown, cards.length > 0 ? h('ul', { class: 'cards' }, cards) : emptyState(w('none')));
  };
  const send = async (slug: string, work: () => Promise<GymEvent>) => {
    busy.add(slug);
    try {
      const changed = await work();
      events = events.map(event => (event.slug === slug ? changed : event));
      // A list that is still being read may be older than the response.
      if (finished < latest) void refresh();
    } catch (failure) {
      if (failure instanceof Refused && OUTDATED.has(failure.code)) await refresh();
      throw failure;
    } finally {
      busy.delete(slug);
      draw();
    }
  };
  const refresh = async () => {
    const current = ++latest;
    const found = await read();
    if (current !== latest || left.aborted) return;
    finished = current;
    events = found;
    draw();
  };
  placesChanged.on(left, refresh);
  connected.on(left, refresh);
  draw();
  return { title: w('title'), body: h('div', { class: 'stack' }, h('h1', {}, w('title')), shown) };
}
