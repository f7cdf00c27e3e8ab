import { h, put } from '../element';
import { skeleton } from '../skeleton';
import { errorState } from '../states';
import { attempt } from '../toast';
import { Conversation } from './conversation';
import { messageItem, questionItem, runningItem } from './message-view';
import { modelChoice } from './model-choice';
import { questionForm } from './question-form';
import { w } from './words';

/** As near to the end of the messages as this counts as reading along. */
const NEAR_PX = 80;

export interface ConversationView {
  conversation: Conversation;
  element: HTMLElement;
  /** Where the next message is written. */
  focus: () => void;
}

interface Options {
  id: number | undefined;
  mayChooseModel: boolean;
  /** Questions to begin with. */
  suggestions: readonly string[];
  /** Messages came or went. */
  changed: (conversation: Conversation) => void;
}

/** A conversation, or an empty one that is created with its first message. */
export function conversationView({ id, mayChooseModel, suggestions, changed }: Options): ConversationView {
  const list = h('ol', { class: 'messages' });
  const log = h('div', { class: 'log', role: 'log', 'aria-live': 'off', 'aria-label': w('messages'), tabindex: 0 });
  const state = h('p', { class: 'unseen', role: 'status' });
  const writing = h('p', { class: 'writing', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
  const conversation = new Conversation(what => (what === 'text' ? showSoon() : draw()));
  const { element: form, showAnswering } = questionForm({
    send: text => conversation.send(text),
    stop: () => conversation.stop(),
  });
  const decide: Conversation['decide'] = (proposal, decision) => conversation.decide(proposal, decision);

  let showText = () => {};
  let frame = 0;
  const showSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      keepingEnd(log, showText);
    });
  };
  let wasAnswering = false;
  const draw = () => {
    const { messages, answer, question, problem, unanswered, isAnsweredElsewhere, hasEarlier } = conversation;
    const running = answer && runningItem(answer);
    showText = running?.show ?? (() => {});
    const isEmpty = messages.length === 0 && !question;
    keepingEnd(log, () => {
      put(
        list,
        hasEarlier && h('li', { class: 'buttons' }, earlierButton(conversation)),
        ...messages.map((message, index) => messageItem(message, decide, index === messages.length - 1)),
        question && questionItem(question.text),
        running?.item,
        isAnsweredElsewhere && h('li', { class: 'faint' }, w('elsewhere')),
        (problem || unanswered) && h('li', { class: 'notice' }, problemOf(conversation, problem)),
      );
      put(log, isEmpty ? welcome(suggestions, text => conversation.send(text)) : list);
    });
    showAnswering(Boolean(answer) || isAnsweredElsewhere);
    writing.classList.toggle('shown', Boolean(answer) || isAnsweredElsewhere);
    if (Boolean(answer) !== wasAnswering) {
      wasAnswering = Boolean(answer);
      state.textContent = problem ?? w(answer ? 'writing' : 'written');
    }
    changed(conversation);
  };

  const read = async (known: number) => {
    put(log, skeleton('rows'));
    try {
      await conversation.open(known);
      log.scrollTop = log.scrollHeight;
    } catch (failure) {
      put(
        log,
        errorState(failure, () => read(known)),
      );
    }
  };
  if (id === undefined) draw();
  else void read(id);
  const element = h(
    'div',
    { class: 'conversation' },
    log,
    state,
    writing,
    mayChooseModel && modelChoice(conversation),
    form,
  );
  return { conversation, element, focus: () => form.querySelector('textarea')!.focus() };
}

/** Changes the content of the log. If it was scrolled to its end before, it is afterwards. */
function keepingEnd(log: HTMLElement, change: () => void): void {
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
  change();
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}

function earlierButton(conversation: Conversation): HTMLElement {
  const button: HTMLButtonElement = h(
    'button',
    { type: 'button', class: 'quiet', onclick: () => attempt(button, () => conversation.readEarlier()) },
    w('earlier'),
  );
  return button;
}

/** Why there is no answer, with a button that sends the message again. */
function problemOf(conversation: Conversation, problem: string | undefined): Node {
  const { unanswered } = conversation;
  const again = () => unanswered && conversation.ask(unanswered);
  return h(
    'div',
    { role: 'alert' },
    h('p', {}, problem ?? w('interrupted')),
    unanswered && h('button', { type: 'button', class: 'main', onclick: again }, w('again')),
  );
}

const welcome = (suggestions: readonly string[], send: (text: string) => unknown): HTMLElement =>
  h(
    'div',
    { class: 'welcome' },
    h('p', {}, w('hello')),
    h(
      'ul',
      {},
      ...suggestions.map(text => h('li', {}, h('button', { type: 'button', onclick: () => send(text) }, text))),
    ),
  );
