import { dataOf, Refused } from 'quintet-clients/answers';
import { pictureAddress } from '#kit/api';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { ago } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { onMessages } from '../live';
import { type Message, school } from '../school';
import { w } from '../words';

const say = words({
  message: ['Your message', 'رسالتك'],
  you: ['You', 'أنت'],
  talk: ['Messages with {name}', 'الرسائل مع {name}'],
  first: ['Ask your first question.', 'اطرح سؤالك الأول.'],
  picture: ['Picture of the message', 'صورة الرسالة'],
});

export async function conversationPage({ parameters, left }: Visit): Promise<Page> {
  const id = Number(parameters['id']);
  const params = { path: { id } };
  const readMessages = async () =>
    (await dataOf(school.GET('/api/users/conversations/{id}/messages', { params }))).data;
  // Marking it as read also returns it.
  const [talk, messages] = await Promise.all([
    dataOf(school.PATCH('/api/users/conversations/{id}/read', { params })),
    readMessages(),
  ]);
  if (!talk) throw new Refused(undefined, new Response(null, { status: 404 }));
  const name = inLanguage(talk.instructor.name);
  const list = h('ol', { class: 'talk' });
  const log = h('div', { role: 'log', class: 'log', 'aria-label': say('talk', { name }), tabindex: 0 }, list);
  const shown = new Set<number>();
  const show = (message: Message) => {
    if (message.conversation_id !== id || shown.has(message.id)) return;
    shown.add(message.id);
    list.append(bubble(message, name));
    log.scrollTop = log.scrollHeight;
  };
  const showAll = (all: Message[]) => all.toReversed().forEach(show);
  showAll(messages);
  queueMicrotask(() => (log.scrollTop = log.scrollHeight));
  const arrived = (message: Message) => {
    show(message);
    if (message.conversation_id === id && message.sender === 'instructor')
      void school.PATCH('/api/users/conversations/{id}/read', { params }).catch(() => undefined);
  };
  onMessages(left, arrived, () => void readMessages().then(showAll, () => undefined));
  const send = async ({ body = '' }: Record<string, string | undefined>) => {
    show(await dataOf(school.POST('/api/users/conversations/{id}/messages', { params, body: { body } })));
    element.reset();
  };
  const element: HTMLFormElement = form(
    send,
    { button: w('send') },
    field({ name: 'body', label: say('message'), rows: 3, required: true, maxlength: 5000, dir: 'auto' }),
  );
  const body = h(
    'section',
    { class: 'narrow' },
    h('p', { class: 'small' }, h('a', { href: '/messages' }, w('messages'))),
    h('h1', {}, name),
    talk.course && h('p', { class: 'faint' }, inLanguage(talk.course.title)),
    messages.length === 0 && h('p', { class: 'faint' }, say('first')),
    log,
    element,
  );
  return { title: say('talk', { name }), body };
}

const bubble = ({ sender, body, attachment_url: file, created_at: at }: Message, name: string): HTMLElement =>
  h(
    'li',
    { class: sender === 'student' ? 'mine' : 'theirs' },
    h('span', { class: 'unseen' }, `${sender === 'student' ? say('you') : name}: `),
    body && h('p', { dir: 'auto' }, body),
    file && h('img', { src: pictureAddress(file), alt: say('picture'), width: 320, height: 240, loading: 'lazy' }),
    h('small', { class: 'faint' }, ago(at)),
  );
