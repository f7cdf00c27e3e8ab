import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { ago } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { go, type Page, render, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { onMessages } from '../live';
import { type Conversation, school } from '../school';
import { w } from '../words';

const say = words({
  none: [
    'No conversation yet. Open one of your courses and ask its instructor.',
    'لا محادثات بعد. افتح إحدى دوراتك واسأل مدرّبها.',
  ],
  toCourses: ['To my courses', 'إلى دوراتي'],
  unread: ['{n} new', '{n} جديدة'],
  image: ['A picture', 'صورة'],
});

export async function conversationsPage({ left }: Visit): Promise<Page> {
  const { data } = await dataOf(school.GET('/api/users/conversations'));
  onMessages(left, () => void render());
  const body = h(
    'section',
    { class: 'narrow' },
    h('h1', {}, w('messages')),
    data.length > 0
      ? h('ul', { class: 'rows-list talks' }, ...data.map(row))
      : emptyState(say('none'), h('a', { class: 'button main', href: '/my-courses' }, say('toCourses'))),
  );
  return { title: w('messages'), body };
}

const row = ({
  id,
  instructor,
  course,
  last_message: last,
  unread_count: unread,
  last_message_at: at,
}: Conversation): HTMLElement =>
  h(
    'li',
    {},
    h(
      'a',
      { href: `/messages/${id}` },
      h('strong', {}, inLanguage(instructor.name)),
      course && h('span', { class: 'faint small' }, inLanguage(course.title)),
      last && h('span', { dir: 'auto' }, last.body ?? say('image')),
    ),
    h('span', { class: 'faint small' }, ago(at)),
    unread > 0 && h('strong', { class: 'tag good' }, say('unread', { n: unread })),
  );

/** Opens the conversation with the instructor of a course. */
export async function openConversation({ parameters }: Visit): Promise<Page> {
  const body = { course_slug: parameters['slug']! };
  const { id } = await dataOf(school.POST('/api/users/conversations', { body }));
  queueMicrotask(() => go(`/messages/${id}`, { replace: true }));
  return { title: w('messages'), body: h('p') };
}
