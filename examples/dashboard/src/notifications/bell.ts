import { h, replace } from '../dom';
import { ago, number } from '../format';
import { bellIcon } from '../icons';
import { words } from '../language';
import type { Notification } from '../api';
import { attempt } from '../toast';
import { feed, readAll, readOne, remove } from './feed';

const say = words({
  title: ['Notifications', 'الإشعارات'],
  unread: ['{n} unread', '{n} غير مقروء'],
  none: ['Nothing yet.', 'لا شيء بعد.'],
  read_all: ['Mark all read', 'تعليم الكل كمقروء'],
  remove: ['Delete', 'حذف'],
});

/** The bell with the number of unread notifications, and the list that opens below it. */
export function bell(page: AbortSignal): HTMLElement[] {
  const count = h('span', { class: 'count' });
  const list = h('ul');
  const all: HTMLButtonElement = h('button', { class: 'quiet', onclick: () => attempt(all, readAll) }, say('read_all'));
  const panel = h(
    'section',
    { id: 'notifications', popover: 'auto', 'aria-label': say('title') },
    h('header', {}, h('h2', {}, say('title')), all),
    list,
  );
  const button = h(
    'button',
    { class: 'quiet icon', popovertarget: panel.id, 'aria-label': say('title') },
    bellIcon(),
    count,
  );

  feed.show(page, ({ items, unread_count: unread }) => {
    count.textContent = unread > 0 ? number(unread) : '';
    button.title = say('unread', { n: unread });
    all.hidden = unread === 0;
    replace(list, ...(items.length > 0 ? items.map(item => row(item, panel)) : [h('li', {}, say('none'))]));
  });
  return [button, panel];
}

function row(item: Notification, panel: HTMLElement): HTMLElement {
  const { id, title, body, read_at, data, created_at } = item;
  const order = typeof data['order_id'] === 'number' ? data['order_id'] : undefined;
  const open: HTMLButtonElement = h(
    'button',
    {
      id: `notification-${id}`,
      class: 'quiet',
      onclick: () => {
        if (order !== undefined) {
          location.hash = `#/orders/${order}`;
          panel.hidePopover();
        }
        return read_at === null && attempt(open, () => readOne(id));
      },
    },
    h('strong', {}, title),
    h('span', {}, body),
    h('small', {}, ago(created_at)),
  );
  const away: HTMLButtonElement = h(
    'button',
    { class: 'quiet icon', 'aria-label': say('remove'), onclick: () => attempt(away, () => remove(id)) },
    '×',
  );
  return h('li', { class: read_at === null && 'unread' }, open, away);
}
