import { h, put } from '#kit/element';
import { language, words } from '#kit/language';
import { listIcon, plusIcon } from '#kit/icons';
import '#kit/assistant/assistant.css';
import './panel.css';
import { connectAssistant } from '#kit/assistant/api';
import { chatList } from '#kit/assistant/chat-list';
import { type ConversationView, conversationView } from '#kit/assistant/conversation-view';
import { w } from '#kit/assistant/words';
import { assistant } from './api';

const say = words({
  today: ['How is today going?', 'كيف يسير اليوم؟'],
  waiting: ['What is waiting for us?', 'ما الذي ينتظرنا؟'],
  soldOut: ['Take Shish Tawook off the menu', 'أزل شيش طاووق من القائمة'],
});

/** Questions to begin with. */
const suggestions = () => [say('today'), say('waiting'), say('soldOut')];

export interface Panel {
  /** Draws it again in another language. */
  refresh: () => void;
  close: () => void;
}

interface Options {
  mayChooseModel: boolean;
  closed: () => void;
}

/** The latest conversation of this page, to which the panel opens again. */
let lastId: number | undefined;

/** Opens the assistant next to the page, on a phone above it. */
export function openPanel({ mayChooseModel, closed }: Options): Panel {
  connectAssistant(assistant);
  const title = h('h2', { id: 'assistant-title' });
  const content = h('div', { class: 'content' });
  const tools = h('div', { class: 'tools' });
  const panel = h(
    'dialog',
    { id: 'assistant', 'aria-labelledby': title.id },
    h('div', { class: 'top' }, title, tools),
    content,
  );
  let view: ConversationView | undefined;
  let isListed = false;
  let drawnIn = language();

  const leave = () => {
    view?.conversation.leave();
    view = undefined;
  };
  const show = (id: number | undefined) => {
    leave();
    isListed = false;
    lastId = id;
    view = conversationView({
      id,
      mayChooseModel,
      suggestions: suggestions(),
      changed: ({ chat }) => (lastId = chat?.id) && head(),
    });
    head();
    put(content, view.element);
    view.focus();
  };
  const showList = () => {
    isListed = true;
    head();
    const list = chatList({
      open: show,
      deleted: id => {
        if (id === lastId) lastId = undefined;
      },
    });
    // The conversation goes on below the list.
    if (view) view.element.hidden = true;
    put(content, view?.element, list);
  };
  const hideList = () => {
    if (!view || view.conversation.chat?.id !== lastId) return show(lastId);
    isListed = false;
    head();
    view.element.hidden = false;
    put(content, view.element);
    view.focus();
  };
  const head = () => {
    const chat = view?.conversation.chat;
    title.textContent = isListed ? w('list') : (chat?.title ?? w('assistant'));
    title.dir = 'auto';
    put(
      tools,
      iconButton(
        'assistant-list',
        isListed ? w('back') : w('list'),
        listIcon(),
        isListed ? hideList : showList,
        isListed,
      ),
      iconButton('assistant-new', w('new'), plusIcon(), () => show(undefined)),
      iconButton('assistant-close', w('close'), '×', () => panel.close()),
    );
  };

  panel.addEventListener('keydown', event => {
    // The order next to it stays open.
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key === 'Escape' && !panel.matches(':modal')) panel.close();
  });
  panel.addEventListener('close', () => {
    leave();
    panel.remove();
    closed();
  });
  document.body.append(panel);
  // On a phone it covers the page.
  if (matchMedia('(max-width: 44.99rem)').matches) panel.showModal();
  else panel.show();
  show(lastId);
  return {
    refresh: () => {
      if (drawnIn === language()) return;
      drawnIn = language();
      show(lastId);
    },
    close: () => panel.close(),
  };
}

const iconButton = (id: string, label: string, sign: Node | string, onclick: () => void, isPressed?: boolean) =>
  h(
    'button',
    {
      type: 'button',
      id,
      class: 'quiet icon',
      'aria-label': label,
      title: label,
      'aria-pressed': isPressed === undefined ? undefined : String(isPressed),
      onclick,
    },
    sign,
  );
