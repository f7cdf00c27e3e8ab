import { dataOf } from 'quintet-clients/answers';
import type { CoursesSchemas } from 'quintet-clients/courses';
import { h } from '#kit/element';
import { number, percent } from '#kit/format';
import { words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Page } from '#kit/router';
import { emptyState } from '#kit/states';
import { school } from '../school';
import { w } from '../words';

const say = words({
  none: ['You have no course yet.', 'لا دورات لديك بعد.'],
  find: ['Find a course', 'ابحث عن دورة'],
  lessons: ['{done} of {all} lessons', '{done} من {all} من الدروس'],
});

type Held = CoursesSchemas['EnrolledCourseView'];

export async function myCoursesPage(): Promise<Page> {
  const { data } = await dataOf(school.GET('/api/users/enrollments', { params: { query: { page_count: 100 } } }));
  const held = data.filter(({ status }) => status !== 'cancelled');
  const body = h(
    'section',
    {},
    h('h1', {}, w('myCourses')),
    held.length > 0
      ? h('ul', { class: 'cards' }, ...held.map((course, index) => h('li', {}, card(course, index < 3))))
      : emptyState(say('none'), h('a', { class: 'button main', href: '/' }, say('find'))),
  );
  return { title: w('myCourses'), body };
}

function card(course: Held, eager: boolean): HTMLElement {
  const { slug, title, progress, instructor, completed_lessons: done, total_lessons: all } = course;
  const share = progress === 100 ? w('completed') : w('done', { percent: percent(progress / 100) });
  return h(
    'article',
    { class: 'card' },
    pictureOf(course.pictures[0], { alt: '', sizes: '(min-width: 60rem) 21rem, (min-width: 35rem) 46vw, 94vw', eager }),
    h(
      'div',
      {},
      h('h2', {}, h('a', { href: `/learn/${slug}` }, title)),
      instructor && h('p', { class: 'faint small' }, instructor.name),
      h('progress', { max: 100, value: progress, 'aria-label': share }),
      h(
        'footer',
        {},
        h('span', { class: 'faint small' }, say('lessons', { done: number(done), all: number(all) })),
        h('strong', { class: progress === 100 && 'good' }, share),
      ),
    ),
  );
}
