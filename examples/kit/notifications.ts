import { h, put } from './element';
import { ago, number } from './format';
import { bellIcon } from './icons';
import { words } from './language';
import { go } from './router';
import { Store } from './store';
import { attempt } from './toast';

const w = words({
  title: ['Notifications', 'الإشعارات'],
  unread: ['{n} unread', '{n} غير مقروء'],
  none: ['Nothing yet.', 'لا شيء بعد.'],
  readAll: ['Mark all read', 'تعليم الكل كمقروء'],
  remove: ['Delete', 'حذف'],
});

export interface Notification {
  id: number;
  title: string;
  body: string;
  data: Record<string, unknown>;
  read_at: string | null;
  created_at: string;
}

interface Feed<Item> {
  items: Item[];
  unread_count: number;
}

/** The calls of a service, each of which returns the feed. */
interface Calls<Item> {
  read: () => Promise<Feed<Item>>;
  readOne: (id: number) => Promise<Feed<Item>>;
  readAll: () => Promise<Feed<Item>>;
  remove: (id: number) => Promise<Feed<Item>>;
}

/** The notifications of an account, the newest first, kept up to date by live events. */
export class Notifications<Item extends Notification = Notification> {
  readonly feed = new Store<Feed<Item>>({ items: [], unread_count: 0 });

  constructor(private readonly calls: Calls<Item>) {}

  readonly read = async (): Promise<void> => this.feed.set(await this.calls.read());
  readonly readAll = async (): Promise<void> => this.feed.set(await this.calls.readAll());
  readonly readOne = async (id: number): Promise<void> => this.feed.set(await this.calls.readOne(id));
  readonly remove = async (id: number): Promise<void> => this.feed.set(await this.calls.remove(id));

  /** For `notification:created`. */
  readonly add = (item: Item): void => {
    const { items, unread_count } = this.feed.value;
    if (items.every(({ id }) => id !== item.id))
      this.feed.set({ items: [item, ...items], unread_count: unread_count + 1 });
  };

  /** For `notification:read`: one, or all where `id` is null. */
  readonly markRead = ({
    id,
    read_at,
    unread_count,
  }: {
    id: number | null;
    read_at: string;
    unread_count: number;
  }): void => {
    const items = this.feed.value.items.map(item => (id === null || id === item.id ? { ...item, read_at } : item));
    this.feed.set({ items, unread_count });
  };

  /** For `notification:deleted`. */
  readonly drop = ({ id, unread_count }: { id: number; unread_count: number }): void =>
    this.feed.set({ items: this.feed.value.items.filter(item => item.id !== id), unread_count });

  /** The bell with the number of unread notifications, and the list that opens below it. */
  bell(page: AbortSignal, addressOf: (item: Item) => string | undefined): HTMLElement[] {
    const count = h('span', { class: 'count' });
    const list = h('ul');
    const all: HTMLButtonElement = h(
      'button',
      { type: 'button', class: 'quiet', onclick: () => attempt(all, this.readAll) },
      w('readAll'),
    );
    const panel = h(
      'section',
      { id: 'notifications', popover: 'auto', 'aria-label': w('title') },
      h('header', {}, h('h2', {}, w('title')), all),
      list,
    );
    const button = h('button', { type: 'button', class: 'quiet icon', popovertarget: panel.id }, bellIcon(), count);
    this.feed.show(page, ({ items, unread_count: unread }) => {
      count.textContent = unread > 0 ? number(unread) : '';
      button.title = unread > 0 ? `${w('title')}: ${w('unread', { n: number(unread) })}` : w('title');
      button.ariaLabel = button.title;
      all.hidden = unread === 0;
      const rows = items.map(item => this.row(item, addressOf(item), panel));
      put(list, ...(rows.length > 0 ? rows : [h('li', {}, w('none'))]));
    });
    return [button, panel];
  }

  private row(item: Item, address: string | undefined, panel: HTMLElement): HTMLElement {
    const { id, title, body, read_at, created_at } = item;
    const onopen = () => {
      if (address) {
        go(address);
        panel.hidePopover();
      }
      return read_at === null && attempt(open, () => this.readOne(id));
    };
    const open: HTMLButtonElement = h(
      'button',
      { type: 'button', id: `notification-${id}`, class: 'quiet', onclick: onopen },
      h('strong', {}, title),
      h('span', {}, body),
      h('small', {}, ago(created_at)),
    );
    const away: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        class: 'quiet icon',
        'aria-label': w('remove'),
        onclick: () => attempt(away, () => this.remove(id)),
      },
      '×',
    );
    return h('li', { class: read_at === null && 'unread' }, open, away);
  }
}
