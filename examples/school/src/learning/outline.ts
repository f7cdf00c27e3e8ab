import { h } from '#kit/element';
import { percent } from '#kit/format';
import { checkIcon } from '#kit/icons';
import { words } from '#kit/language';
import type { Content } from '../school';
import { lengthText, w } from '../words';
import { lessonAddress } from './content';

const say = words({ lessons: ['Lessons', 'الدروس'], isDone: ['done', 'أُنجز'] });

/** Progress and lessons of a held course; the open one is marked. */
export const outline = (content: Content, open?: string): HTMLElement =>
  h(
    'nav',
    { class: 'outline', 'aria-label': say('lessons') },
    progressBar(content.progress),
    ...content.sections.map(({ title, lessons }) =>
      h(
        'div',
        { class: 'plan' },
        h('h2', {}, title),
        h(
          'ol',
          {},
          ...lessons.map(lesson => {
            const isDone = lesson.status === 'completed';
            return h(
              'li',
              {},
              h(
                'a',
                {
                  class: 'plan-row',
                  href: lessonAddress(content, lesson),
                  'aria-current': lesson.code === open ? 'page' : undefined,
                },
                h('span', { class: isDone ? 'mark good' : 'mark', 'aria-hidden': 'true' }, isDone && checkIcon()),
                h('span', {}, lesson.title, isDone && h('span', { class: 'unseen' }, ` (${say('isDone')})`)),
                h('span', { class: 'faint small' }, lengthText(lesson.duration)),
              ),
            );
          }),
        ),
      ),
    ),
  );

export function progressBar(progress: number): HTMLElement {
  const text = progress === 100 ? w('completed') : w('done', { percent: percent(progress / 100) });
  return h(
    'div',
    { class: 'progress' },
    h('progress', { max: 100, value: progress, 'aria-label': text }),
    h('span', { class: 'small', 'data-progress': progress }, text),
  );
}
