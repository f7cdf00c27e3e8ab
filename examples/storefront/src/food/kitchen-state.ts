import { h } from '#kit/element';
import { time, upcoming } from '#kit/format';
import { inLanguage } from '#kit/language';
import { basket } from './basket';
import type { Kitchen } from './shop';
import { w } from './words';

/** Until when a kitchen is open, or when it takes orders again, by its own clock; and how much longer it takes now. */
export function stateOf(kitchen: Kitchen): string {
  const { busy_minutes: minutes } = kitchen;
  return [openingOf(kitchen), minutes !== null && w('busy', { minutes })].filter(Boolean).join(' · ');
}

function openingOf({ is_open_now: open, closes_at, next_opening, paused_until, pause_reason, time_zone }: Kitchen) {
  if (open) return closes_at ? w('openUntil', { time: time(closes_at, time_zone) }) : '';
  if (!next_opening) return w('closed');
  const at = { time: upcoming(next_opening, time_zone) };
  if (!paused_until) return w('opensAgain', at);
  return [w('paused', at), pause_reason].filter(Boolean).join(' ');
}

/** The kitchen of the basket, if one is chosen. */
export const chosenKitchen = (kitchens: Kitchen[]): Kitchen | undefined =>
  kitchens.find(({ code }) => code === basket().kitchen_code);

/** What keeps a visitor from ordering now, or makes it take longer; nothing where all is as usual. */
export function kitchenNotice(kitchens: Kitchen[]): HTMLElement | undefined {
  const chosen = chosenKitchen(kitchens);
  if (!chosen && kitchens.some(({ is_open_now: open }) => open)) return undefined;
  const first = kitchens.toSorted((one, other) => openingTime(one) - openingTime(other))[0];
  const shown = chosen ?? first;
  if (!shown || (shown.is_open_now && shown.busy_minutes === null)) return undefined;
  return h('p', { class: 'notice', role: 'status' }, `${inLanguage(shown.name)}: ${stateOf(shown)}`);
}

const openingTime = ({ next_opening: at }: Kitchen): number => (at ? Date.parse(at) : Infinity);
