import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { moment } from '#kit/format';
import { words } from '#kit/language';
import { load } from '#kit/states';
import { tell } from '#kit/toast';
import { say } from '#kit/refusals';
import { pictureAddress } from '#kit/api';
import { fitness, type Message } from '../api';
import { connected, messageSent, messagesRead } from '../live';

const w = words({
  none: ['No messages yet. Write the first one.', 'لا رسائل بعد. اكتب الأولى.'],
  label: ['Your message', 'رسالتك'],
  send: ['Send', 'إرسال'],
  thread: ['Messages', 'الرسائل'],
  you: ['You', 'أنت'],
  read: ['read', 'قُرئت'],
});

interface Thread {
  /** The side of the reader. */
  side: 'member' | 'coach';
  /** The member whose thread it is. */
  username: string;
  /** Name of the other side. */
  other: string;
  left: AbortSignal;
}

/** The messages between a member and a coach, live, with a form that writes another one. */
export function thread({ side, username, other, left }: Thread): HTMLElement {
  const all = new Map<number, Message>();
  const list = h('ol', { class: 'thread' });
  const scrolled = h('div', { class: 'scrolled', role: 'log', 'aria-label': w('thread'), tabindex: 0 }, list);
  const path = { params: { path: { username } } };
  const read = async () => {
    const { data } = await (side === 'coach'
      ? dataOf(fitness.GET('/api/fitness/coaching/clients/{username}/messages', path))
      : dataOf(fitness.GET('/api/fitness/coaching/messages')));
    for (const message of data) all.set(message.id, message);
  };
  const draw = () => {
    const shown = [...all.values()].toSorted((one, next) => one.id - next.id);
    return shown.length > 0
      ? shown.map(message => line(message, side, other))
      : [h('li', { class: 'faint' }, w('none'))];
  };
  const toEnd = () => (scrolled.scrollTop = scrolled.scrollHeight);
  const show = () => {
    put(list, draw());
    toEnd();
  };
  const again = () =>
    read()
      .then(show)
      .catch((failure: unknown) => tell(say(failure)));

  void load(list, read, draw).then(toEnd);
  messageSent.on(left, message => {
    if (message.member_username !== username) return;
    all.set(message.id, message);
    show();
    // Reading marks it read for the other side.
    if (message.sender !== side) void again();
  });
  messagesRead.on(left, ({ member_username, sender, read_to, read_at }) => {
    if (member_username !== username) return;
    for (const message of all.values())
      if (message.sender === sender && message.id <= read_to) message.read_at ??= read_at;
    show();
  });
  connected.on(left, again);

  const element = form(
    async ({ body }) => {
      const message = await (side === 'coach'
        ? dataOf(fitness.POST('/api/fitness/coaching/clients/{username}/messages', { ...path, body: { body } }))
        : dataOf(fitness.POST('/api/fitness/coaching/messages', { body: { body } })));
      all.set(message.id, message);
      element.reset();
      show();
    },
    { button: w('send') },
    field({ name: 'body', label: w('label'), rows: 2, required: true, maxlength: 4000, dir: 'auto' }),
  );
  return h('section', { class: 'conversation' }, scrolled, element);
}

function line({ sender, body, attachments, created_at, read_at }: Message, side: string, other: string): HTMLElement {
  const isOwn = sender === side;
  return h(
    'li',
    { class: isOwn ? 'own' : 'theirs' },
    h('p', { dir: 'auto' }, body),
    ...attachments.map(({ url, name }) => h('a', { href: pictureAddress(url), target: '_blank' }, name)),
    h(
      'small',
      {},
      [isOwn ? w('you') : other, moment(created_at), isOwn && read_at ? w('read') : ''].filter(Boolean).join(' · '),
    ),
  );
}
