import { h } from '#kit/element';
import { money, percent, stars } from '#kit/format';
import { inLanguage } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { type Course, priceText } from '../school';
import { count, lengthText, w } from '../words';

/** A course in a list: held ones show the progress, the others the price. */
export function courseCard(course: Course, currency: string, eager: boolean): HTMLElement {
  const { slug, title, summary, instructor, category, level, rating, review_count: reviews } = course;
  return h(
    'article',
    { class: 'card' },
    pictureOf(course.pictures[0], { alt: '', sizes: '(min-width: 60rem) 21rem, (min-width: 35rem) 46vw, 94vw', eager }),
    h(
      'div',
      {},
      h('p', { class: 'faint small' }, [category && inLanguage(category.name), w(level)].filter(Boolean).join(' · ')),
      h('h2', {}, h('a', { href: `/courses/${slug}` }, inLanguage(title))),
      h('p', {}, inLanguage(summary)),
      h(
        'p',
        { class: 'faint small' },
        [instructor && inLanguage(instructor.name), lengthText(course.duration)].filter(Boolean).join(' · '),
      ),
      h(
        'footer',
        {},
        reviews > 0
          ? h('span', { class: 'stars' }, `${stars(rating)} (${reviews})`)
          : h('span', { class: 'faint small' }, count('student', course.students_count)),
        course.held && course.enrollment ? progressOf(course.enrollment.progress) : priceOf(course, currency),
      ),
    ),
  );
}

const progressOf = (progress: number): HTMLElement =>
  h('strong', { class: 'good' }, progress === 100 ? w('completed') : w('done', { percent: percent(progress / 100) }));

/** What is charged, after the price before a discount. */
export const priceOf = ({ price, final_price: charged }: Course, currency: string): HTMLElement =>
  h(
    'span',
    { class: 'price' },
    charged < price && h('s', { class: 'faint' }, money(price, currency)),
    h('strong', {}, priceText(charged, currency, w('free'))),
  );
