import '#kit/assistant/assistant.css';
import { sendMessage } from 'quintet-clients/assistant';
import { connectAssistant } from '#kit/assistant/api';
import { chatList } from '#kit/assistant/chat-list';
import { conversationView } from '#kit/assistant/conversation-view';
import { w as words } from '#kit/assistant/words';
import { h } from '#kit/element';
import { language } from '#kit/language';
import { go, type Page, type Visit } from '#kit/router';
import { API_ADDRESS, OFFICE, send, session } from '../api';
import type { Office } from '../office';
import { w } from '../words';

const CHATS = '/ai/chats';

async function call<Data>(method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: unknown): Promise<Data> {
  return (await send({ method }, { path, body })).data as Data;
}

connectAssistant({
  readModels: () => call('get', '/ai/models'),
  readChats: page => call('get', `${CHATS}?page=${page}`),
  readChat: (id, before) => call('get', `${CHATS}/${id}${before === undefined ? '' : `?before=${before}`}`),
  createChat: model => call('post', CHATS, { model }),
  chooseModel: (id, model) => call('patch', `${CHATS}/${id}`, { model }),
  deleteChat: id => call('delete', `${CHATS}/${id}`),
  stopAnswer: id => call('post', `${CHATS}/${id}/stop`),
  decide: (id, proposal, decision) => call('post', `${CHATS}/${id}/proposals/${proposal}/${decision}`),
  ask: (id, question, signal) =>
    sendMessage({ baseUrl: API_ADDRESS, token: session.token, language }, id, question, signal),
});

const addressOf = (id?: number): string => `${OFFICE}${CHATS}${id === undefined ? '' : `/${id}`}`;

/** A conversation with the assistant, next to the others of the account. */
export function assistantPage({ account }: Office, id: number | undefined, { left }: Visit): Page {
  const title = h('h1', { dir: 'auto' }, words('assistant'));
  const { conversation, element } = conversationView({
    id,
    mayChooseModel: account.permissions.includes('ai_chat.view_models'),
    suggestions: [w('askToday'), w('askWaiting')],
    changed: ({ chat }) => {
      if (!chat || left.aborted) return;
      title.textContent = chat.title ?? words('assistant');
      // A new conversation gets its address without being drawn again, as its answer is being written.
      if (location.pathname !== addressOf(chat.id)) history.replaceState(null, '', addressOf(chat.id));
    },
  });
  left.addEventListener('abort', () => conversation.leave());
  const list = chatList({
    open: one => go(addressOf(one)),
    deleted: one => one === conversation.chat?.id && go(addressOf(), { replace: true }),
  });
  const body = h(
    'div',
    {},
    h('div', { class: 'bar' }, title, h('a', { class: 'button', href: addressOf() }, words('new'))),
    h('div', { class: 'assistant' }, element, h('details', {}, h('summary', {}, words('list')), list)),
  );
  return { title: words('assistant'), body };
}
