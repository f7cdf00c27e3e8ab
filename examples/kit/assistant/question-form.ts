import { h } from '../element';
import { attempt } from '../toast';
import { w } from './words';

const MAX_LETTERS = 4000;

interface Options {
  /** Sends the text. */
  send: (text: string) => unknown;
  stop: () => Promise<unknown>;
}

/** Where a message is written: Enter sends it, Shift and Enter begin a line. The button stops an answer under way. */
export function questionForm({ send, stop }: Options): {
  element: HTMLFormElement;
  showAnswering: (is: boolean) => void;
} {
  const text = h('textarea', {
    id: 'assistant-text',
    name: 'text',
    rows: 2,
    maxlength: MAX_LETTERS,
    dir: 'auto',
    'aria-label': w('label'),
    placeholder: w('placeholder'),
    onkeydown: event => {
      const { key, shiftKey, isComposing } = event as KeyboardEvent;
      if (key !== 'Enter' || shiftKey || isComposing) return;
      event.preventDefault();
      element.requestSubmit();
    },
  });
  const submit = h('button', { type: 'submit', class: 'main' }, w('send'));
  const end: HTMLButtonElement = h(
    'button',
    { type: 'button', class: 'bad', hidden: true, onclick: () => attempt(end, stop) },
    w('stop'),
  );
  let isAnswering = false;
  const onsubmit = (event: Event) => {
    event.preventDefault();
    const written = text.value.trim();
    if (!written || isAnswering) return;
    text.value = '';
    void send(written);
  };
  const element: HTMLFormElement = h(
    'form',
    { class: 'ask', onsubmit },
    text,
    h('div', { class: 'sending' }, submit, end),
    h('p', { class: 'faint' }, w('caution')),
  );
  const showAnswering = (is: boolean) => {
    const hadFocus = document.activeElement === (is ? submit : end);
    isAnswering = is;
    submit.hidden = is;
    end.hidden = !is;
    if (hadFocus) (is ? end : text).focus();
  };
  return { element, showAnswering };
}
