import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { percent, stars } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Page, Visit } from '#kit/router';
import { type CoursePage, school, schoolSettings } from '../school';
import { count, lengthText, w } from '../words';
import { priceOf } from './course-card';
import { curriculum } from './curriculum';
import { reviewsOf } from './reviews';

const say = words({
  outcomes: ['What you will learn', 'ماذا ستتعلّم'],
  requirements: ['What you need', 'ماذا تحتاج'],
  teacher: ['Your instructor', 'مدرّبك'],
  buy: ['Buy this course', 'اشترِ هذه الدورة'],
  enroll: ['Enroll for free', 'سجّل مجانًا'],
  yours: ['This course is yours.', 'هذه الدورة لك.'],
  cancelled: ['Your seat in this course has ended.', 'انتهى مقعدك في هذه الدورة.'],
});

export async function coursePage({ parameters }: Visit): Promise<Page> {
  const params = { path: { slug: parameters['slug']! } };
  const [settings, course] = await Promise.all([
    schoolSettings(),
    dataOf(school.GET('/api/users/courses/{slug}', { params })),
  ]);
  const title = inLanguage(course.title);
  const body = h(
    'article',
    { class: 'beside course' },
    h(
      'div',
      {},
      h(
        'p',
        { class: 'faint' },
        [course.category && inLanguage(course.category.name), w(course.level)].filter(Boolean).join(' · '),
      ),
      h('h1', {}, title),
      h('p', { class: 'lead' }, inLanguage(course.summary)),
      h('p', {}, inLanguage(course.description)),
      listOf(say('outcomes'), course.outcomes),
      listOf(say('requirements'), course.requirements),
      curriculum(course.sections),
      teacherOf(course),
      reviewsOf(course),
    ),
    h('aside', { class: 'panel offer' }, coverOf(course), ...offer(course, settings.currency), factsOf(course)),
  );
  return { title, body };
}

const coverOf = ({ pictures }: CoursePage): HTMLElement =>
  pictureOf(pictures[0], { alt: '', sizes: '(min-width: 50rem) 20rem, 90vw', eager: true });

const listOf = (title: string, points: CoursePage['outcomes']): HTMLElement | false =>
  points.length > 0 &&
  h(
    'section',
    {},
    h('h2', {}, title),
    h('ul', { class: 'ticks' }, ...points.map(point => h('li', {}, inLanguage(point)))),
  );

/** The way on: to the lessons where the student has the course, otherwise to the checkout. */
function offer(course: CoursePage, currency: string): (Node | false)[] {
  const { slug, held, enrollment, final_price: charged } = course;
  if (held && enrollment)
    return [
      h('p', { class: 'good' }, h('strong', {}, say('yours'))),
      h('progress', {
        max: 100,
        value: enrollment.progress,
        'aria-label': w('done', { percent: percent(enrollment.progress / 100) }),
      }),
      h('a', { class: 'button main', href: `/learn/${slug}` }, w(enrollment.progress > 0 ? 'goOn' : 'start')),
    ];
  return [
    enrollment !== null && h('p', { class: 'notice' }, say('cancelled')),
    h('p', { class: 'amount' }, priceOf(course, currency)),
    h('a', { class: 'button main', href: `/checkout/${slug}` }, say(charged === 0 ? 'enroll' : 'buy')),
  ];
}

const factsOf = (course: CoursePage): HTMLElement =>
  h(
    'ul',
    { class: 'facts' },
    h('li', {}, w(course.type)),
    h('li', {}, `${count('lesson', course.lessons_count)} · ${lengthText(course.duration)}`),
    h('li', {}, w(course.language === 'ar' ? 'inArabic' : 'inEnglish')),
    h('li', {}, count('student', course.students_count)),
    course.review_count > 0 &&
      h('li', {}, h('span', { class: 'stars' }, stars(course.rating)), ` · ${count('review', course.review_count)}`),
  );

function teacherOf({ instructor }: CoursePage): HTMLElement | false {
  if (!instructor) return false;
  return h(
    'section',
    {},
    h('h2', {}, say('teacher')),
    h(
      'div',
      { class: 'teacher' },
      pictureOf(instructor.pictures[0], { alt: '', sizes: '4rem' }),
      h('strong', {}, inLanguage(instructor.name)),
    ),
  );
}
