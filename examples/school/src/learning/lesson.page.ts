import { dataOf, Refused } from 'quintet-clients/answers';
import { pictureAddress } from '#kit/api';
import { h } from '#kit/element';
import { words } from '#kit/language';
import { go, type Page, render, type Visit } from '#kit/router';
import { attempt, tell } from '#kit/toast';
import { type Content, type Lesson, school } from '../school';
import { paragraphs } from '../text';
import { lengthText } from '../words';
import { lessonAddress, lessonsOf, readContent } from './content';
import { noteOf } from './note';
import { outline } from './outline';

const say = words({
  complete: ['Mark as done', 'ضع علامة «أُنجز»'],
  completeOn: ['Done, on to the next', 'أُنجز، إلى التالي'],
  isDone: ['You have done this lesson.', 'أنجزت هذا الدرس.'],
  next: ['Next lesson', 'الدرس التالي'],
  previous: ['Previous lesson', 'الدرس السابق'],
  resources: ['Files and links', 'ملفات وروابط'],
  finished: ['You have done every lesson of this course. Well done!', 'أنجزت جميع دروس الدورة. أحسنت!'],
  toCourse: ['To the course', 'إلى الدورة'],
});

export async function lessonPage({ parameters, left }: Visit): Promise<Page> {
  const content = await readContent(parameters['slug']!);
  const lessons = lessonsOf(content);
  const index = lessons.findIndex(({ code }) => code === parameters['lesson']);
  const lesson = lessons[index];
  if (!lesson) throw new Refused(undefined, new Response(null, { status: 404 }));
  // The course opens here the next time. Nothing is lost when it fails.
  void school
    .PATCH('/api/users/enrollments/courses/{code}', {
      params: { path: { code: content.code } },
      body: { last_accessed_lesson_id: lesson.id },
      signal: left,
    })
    .catch(() => undefined);
  const body = h(
    'article',
    { class: 'beside lesson' },
    h(
      'div',
      {},
      h('p', { class: 'small' }, h('a', { href: `/learn/${content.slug}` }, content.title)),
      h('h1', {}, lesson.title),
      h('p', { class: 'faint' }, lengthText(lesson.duration)),
      video(lesson),
      h('div', { class: 'prose' }, ...paragraphs(lesson.content)),
      resources(lesson),
      moves(content, lesson, lessons[index - 1], lessons[index + 1]),
      noteOf(lesson),
    ),
    h('aside', { class: 'panel' }, outline(content, lesson.code)),
  );
  return { title: `${lesson.title} · ${content.title}`, body };
}

const video = ({ video_url: address, title }: Lesson): HTMLElement | null =>
  address === null
    ? null
    : h('video', { controls: true, preload: 'metadata', src: pictureAddress(address), 'aria-label': title });

const resources = ({ resources: files }: Lesson): HTMLElement | false =>
  files.length > 0 &&
  h(
    'section',
    {},
    h('h2', {}, say('resources')),
    h(
      'ul',
      {},
      ...files.map(({ title, url }) =>
        h('li', {}, h('a', { href: pictureAddress(url), target: '_blank', rel: 'noopener' }, title)),
      ),
    ),
  );

/** Marks the lesson as done, which leads to the next one. */
function moves(content: Content, lesson: Lesson, previous: Lesson | undefined, next: Lesson | undefined): HTMLElement {
  const complete = async () => {
    const params = { path: { lessonCode: lesson.code } };
    const state = await dataOf(school.POST('/api/users/enrollments/lessons/{lessonCode}/complete', { params }));
    if (state.progress === 100) tell(say('finished'));
    if (next) go(lessonAddress(content, next));
    else await render();
  };
  const isDone = lesson.status === 'completed';
  const button: HTMLButtonElement = h(
    'button',
    { type: 'button', class: 'main', onclick: () => attempt(button, complete) },
    say(next ? 'completeOn' : 'complete'),
  );
  return h(
    'div',
    { class: 'bar moves' },
    previous
      ? h('a', { class: 'button quiet', href: lessonAddress(content, previous), rel: 'prev' }, say('previous'))
      : h('span'),
    isDone ? h('span', { class: 'good' }, say('isDone')) : button,
    isDone &&
      (next
        ? h('a', { class: 'button main', href: lessonAddress(content, next), rel: 'next' }, say('next'))
        : h('a', { class: 'button main', href: `/learn/${content.slug}` }, say('toCourse'))),
  );
}
