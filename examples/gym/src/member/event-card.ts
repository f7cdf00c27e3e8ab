import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { moment, number, upcoming } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { attempt } from '#kit/toast';
import { fitness, type GymEvent } from '../api';
import { count } from '../gym-words';

const w = words({
  join: ['Join', 'شارك'],
  leave: ['Leave', 'إلغاء المشاركة'],
  joined: ['You take part', 'أنت مشارك'],
  wait: ['Join the waiting list', 'انضم إلى قائمة الانتظار'],
  stopWaiting: ['Leave the waiting list', 'مغادرة قائمة الانتظار'],
  place: ['Your place on the waiting list: {place}', 'رقمك في قائمة الانتظار: {place}'],
  offered: ['A place is held for you until {time}.', 'حُجز لك مكان حتى {time}.'],
  accept: ['Accept the place', 'قبول المكان'],
  decline: ['Decline', 'رفض'],
});

interface Options {
  timezone: string;
  /** Whether a request about the event is under way. */
  isBusy: boolean;
  /** Sends a request about the event, then shows the event of its response. */
  send: (work: () => Promise<GymEvent>) => Promise<void>;
}

/** An event with what the member can do about a place. */
export function eventCard(event: GymEvent, { timezone, isBusy, send }: Options): HTMLElement {
  const { slug, name, location, starts_at, pictures } = event;
  const params = { path: { slug } };
  const attend = () => dataOf(fitness.POST('/api/fitness/community/events/{slug}/attend', { params }));
  const wait = () => dataOf(fitness.POST('/api/fitness/community/events/{slug}/waiting-list', { params }));
  const stopWaiting = () => dataOf(fitness.DELETE('/api/fitness/community/events/{slug}/waiting-list', { params }));
  const accept = () => dataOf(fitness.POST('/api/fitness/community/events/{slug}/waiting-list/accept', { params }));
  const change = async (act: () => Promise<GymEvent>) => {
    try {
      await send(act);
    } finally {
      // The pressed button was replaced, which would lose the keyboard focus.
      if (document.activeElement === document.body)
        document.getElementById(`event-${slug}`)?.focus({ preventScroll: true });
    }
  };
  const button = (label: string, act: () => Promise<GymEvent>, attributes: { id?: string; class?: string } = {}) => {
    const own: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        disabled: isBusy,
        'aria-label': `${label}: ${inLanguage(name)}`,
        onclick: () => attempt(own, () => change(act)),
        ...attributes,
      },
      label,
    );
    return own;
  };
  const first = { id: `event-${slug}` };
  const buttons = {
    none: () => [button(w('join'), attend, first)],
    joined: () => [button(w('leave'), attend, first)],
    full: () => [event.waiting ? button(w('wait'), wait, first) : disabledJoin(name)],
    waiting: () => [button(w('stopWaiting'), stopWaiting, first)],
    offered: () => [
      button(w('accept'), accept, { ...first, class: 'main' }),
      button(w('decline'), stopWaiting, { id: `decline-${slug}` }),
    ],
  };
  const state = stateOf(event);
  return h(
    'li',
    { class: 'card', 'data-event': slug, 'data-state': state },
    pictureOf(pictures[0], { alt: '', sizes: '(min-width: 45rem) 16rem, 100vw' }),
    h(
      'div',
      {},
      h('h2', {}, inLanguage(name)),
      h('p', {}, moment(starts_at, timezone)),
      h('p', { class: 'faint' }, inLanguage(location)),
      h('footer', { class: 'places' }, placesOf(event, timezone), ...buttons[state]()),
    ),
  );
}

type State = 'none' | 'joined' | 'full' | 'waiting' | 'offered';

function stateOf({ joined, waiting, seats_left: seats }: GymEvent): State {
  if (joined) return 'joined';
  if (waiting && waiting.state !== 'none') return waiting.state;
  return seats > 0 ? 'none' : 'full';
}

/** The places of the event, or what the member has of them. */
function placesOf({ joined, seats_left, waiting }: GymEvent, timezone: string): HTMLElement {
  if (joined) return h('span', { class: 'good taken', role: 'status' }, w('joined'));
  if (waiting?.offer_until != null)
    return h(
      'strong',
      { class: 'good', role: 'status' },
      w('offered', { time: upcoming(waiting.offer_until, timezone) }),
    );
  if (waiting?.place != null) return h('span', { role: 'status' }, w('place', { place: number(waiting.place) }));
  return h('span', { class: 'faint' }, count('seat', Math.max(0, seats_left)));
}

const disabledJoin = (name: GymEvent['name']): HTMLElement =>
  h('button', { type: 'button', disabled: true, 'aria-label': `${w('join')}: ${inLanguage(name)}` }, w('join'));
