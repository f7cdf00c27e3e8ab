import { h } from '#kit/element';
import { calendar } from '#kit/format';
import { checkIcon } from '#kit/icons';
import { inLanguage, words } from '#kit/language';
import type { PlanPage } from '../api';

const w = words({
  week: ['This week', 'هذا الأسبوع'],
  rest: ['Rest', 'راحة'],
  done: ['Done', 'تم'],
});

/** Monday to Sunday with the workout of each day. */
export const weekStrip = ({ week }: PlanPage): HTMLElement =>
  h(
    'section',
    { 'aria-label': w('week') },
    h('h2', {}, w('week')),
    h(
      'ol',
      { class: 'week', tabindex: 0, 'aria-label': w('week') },
      week.map(({ date, is_today, workout, finished_sessions }) =>
        h(
          'li',
          { 'aria-current': is_today ? 'date' : undefined },
          h('strong', {}, calendar(date, { weekday: 'short', day: 'numeric' })),
          h('span', {}, workout ? inLanguage(workout.name) : w('rest')),
          finished_sessions > 0 && h('span', { class: 'good done' }, checkIcon(), w('done')),
        ),
      ),
    ),
  );
