import { openDialog } from '../dialog';
import { h, put } from '../element';
import { ago } from '../format';
import { emptyState, load } from '../states';
import { attempt } from '../toast';
import { api, type Chat } from './api';
import { w } from './words';

interface Options {
  open: (id: number) => void;
  deleted: (id: number) => void;
}

/** The account's conversations, the latest first. */
export function chatList({ open, deleted }: Options): HTMLElement {
  const place = h('div', { class: 'chat-list', tabindex: -1 });
  const list = h('ul', { class: 'chats' });
  let page = 1;
  const row = (chat: Chat): HTMLElement => {
    const { id, title, updated_at: at } = chat;
    const name = title ?? w('new');
    const remove = async () => {
      const isDeleted = await openDialog({
        title: w('removeTitle'),
        hint: w('removeHint'),
        button: w('removeButton'),
        kind: 'bad',
        send: () => api().deleteChat(id),
      });
      if (!isDeleted) return;
      item.remove();
      if (list.childElementCount === 0) put(place, emptyState(w('none')));
      place.focus();
      deleted(id);
    };
    const item = h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: 'quiet', onclick: () => open(id) },
        h('strong', { dir: 'auto' }, name),
        h('small', {}, ago(at)),
      ),
      h(
        'button',
        { type: 'button', class: 'quiet icon', 'aria-label': w('remove', { title: name }), onclick: remove },
        '×',
      ),
    );
    return item;
  };
  const read = async () => {
    const { data, totalPages } = await api().readChats(page);
    list.append(...data.map(row));
    return page < totalPages;
  };
  const moreButton = (): HTMLElement => {
    const button: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        onclick: () =>
          attempt(button, async () => {
            page += 1;
            if (!(await read())) button.remove();
          }),
      },
      w('more'),
    );
    return button;
  };
  void load(place, read, hasMore =>
    list.childElementCount === 0 ? emptyState(w('none')) : [list, hasMore && moreButton()],
  );
  return place;
}
