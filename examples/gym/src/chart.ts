import { h, svg } from '#kit/element';
import { calendar, day, number } from '#kit/format';
import { words } from '#kit/language';

const w = words({
  table: ['As a table', 'في جدول'],
  day: ['Day', 'اليوم'],
  summary: ['{title}: from {first} to {last}', '{title}: من {first} إلى {last}'],
});

export interface Point {
  date: string;
  value: number;
}

interface Chart {
  title: string;
  /** What the figures are, for the head of the table. */
  figure: string;
  kind: 'line' | 'bars';
  points: Point[];
}

const [WIDTH, HEIGHT, TOP, BOTTOM, SIDE] = [600, 220, 24, 30, 62];

/** A chart of figures by day, the first on the left in both languages, with the same figures in a table. */
export function chart({ title, figure, kind, points }: Chart): HTMLElement {
  const values = points.map(({ value }) => value);
  const [low, high] = kind === 'bars' ? [0, Math.max(...values, 1)] : spread(values);
  const x = (index: number) => SIDE + ((index + 0.5) * (WIDTH - SIDE)) / points.length;
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const grid = [low, (low + high) / 2, high].map(value =>
    svg(
      'g',
      {},
      svg('line', { x1: SIDE, x2: WIDTH, y1: y(value), y2: y(value), class: 'grid' }),
      svg(
        'text',
        { x: SIDE - 8, y: y(value) + 4, class: 'axis', 'text-anchor': 'end' },
        number(Math.round(value * 10) / 10),
      ),
    ),
  );
  const width = Math.min(34, ((WIDTH - SIDE) / points.length) * 0.6);
  const marks =
    kind === 'bars'
      ? points.map(({ value }, index) =>
          svg('rect', {
            x: x(index) - width / 2,
            y: y(value),
            width,
            height: Math.max(1, y(0) - y(value)),
            rx: 4,
            class: 'mark',
          }),
        )
      : [
          svg('path', {
            d: points.map(({ value }, index) => `${index ? 'L' : 'M'}${x(index)} ${y(value)}`).join(''),
            class: 'line',
          }),
          svg('circle', { cx: x(points.length - 1), cy: y(values.at(-1)!), r: 5, class: 'mark' }),
        ];
  const ends = [0, points.length - 1].map(index =>
    svg(
      'text',
      { x: index ? WIDTH : SIDE, y: HEIGHT - 6, class: 'axis', 'text-anchor': index ? 'end' : 'start' },
      calendar(points[index]!.date, { day: 'numeric', month: 'short' }),
    ),
  );
  const summary = w('summary', { title, first: number(values[0]!), last: number(values.at(-1)!) });
  return h(
    'figure',
    { class: 'chart' },
    svg(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': summary, direction: 'ltr' },
      ...grid,
      ...marks,
      ...ends,
    ),
    h('details', {}, h('summary', {}, w('table')), table(title, figure, points)),
  );
}

const table = (title: string, figure: string, points: Point[]): HTMLElement =>
  h(
    'div',
    { class: 'table', tabindex: 0, role: 'region', 'aria-label': title },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, w('day')), h('th', { scope: 'col' }, figure))),
      h(
        'tbody',
        {},
        points.toReversed().map(({ date, value }) => h('tr', {}, h('td', {}, day(date)), h('td', {}, number(value)))),
      ),
    ),
  );

/** Some room above and below, so that small changes are seen and none looks large. */
function spread(values: number[]): [low: number, high: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (most - least) * 0.2);
  return [Math.floor(least - room), Math.ceil(most + room)];
}
