import type { Overview } from '../api';
import { svg } from '#kit/element';
import { hourName, number } from '#kit/format';
import { language, words } from '#kit/language';

const say = words({ told: ['{hour}: {n} orders', '{hour}: {n} طلبات'] });

const HOURS = 24;
const STEP = 30;
const GAP = 6;
const HEIGHT = 160;
const FOOT = 28;
const TOP = 16;
const WIDTH = HOURS * STEP;
const LABEL_EVERY = 4;

/** Orders by hour as bars; time runs as the language is read. Hours without orders are not told by the service. */
export function hoursChart(hours: Overview['by_hour']): SVGElement {
  const counts = new Map(hours.map(({ hour, orders }) => [hour, orders]));
  const most = Math.max(1, ...counts.values());
  const bars = Array.from({ length: HOURS }, (_, hour) => bar(hour, counts.get(hour) ?? 0, most));
  const viewBox = `0 0 ${WIDTH} ${TOP + HEIGHT + FOOT}`;
  return svg(
    'svg',
    { viewBox, class: 'hours', role: 'group' },
    svg('path', { d: `M0 ${TOP + HEIGHT}h${WIDTH}` }),
    ...bars,
  );
}

function bar(hour: number, orders: number, most: number): SVGElement {
  const left = (language() === 'ar' ? HOURS - 1 - hour : hour) * STEP + GAP / 2;
  const height = (orders / most) * HEIGHT;
  const middle = left + (STEP - GAP) / 2;
  const told = say('told', { hour: hourName(hour), n: number(orders) });
  return svg(
    'g',
    { role: 'img', 'aria-label': told },
    svg('title', {}, told),
    svg('rect', { x: left, y: TOP + HEIGHT - height, width: STEP - GAP, height, rx: 3 }),
    orders > 0 && svg('text', { x: middle, y: TOP + HEIGHT - height - 4 }, number(orders)),
    hour % LABEL_EVERY === 0 && svg('text', { x: middle, y: TOP + HEIGHT + FOOT - 6, class: 'hour' }, hourName(hour)),
  );
}
