import { h } from './element';
import { form, type Values } from './forms';
import { words } from './language';

const w = words({ back: ['Back', 'رجوع'] });

interface DialogOptions {
  title: string;
  hint?: string;
  button: string;
  /** `bad` for what cannot be undone. */
  kind?: 'main' | 'bad';
  /** A refusal is shown in the dialog, which stays open. */
  send: (values: Values) => unknown;
}

/** Asks in a dialog, with or without fields. Returns whether it was sent. */
export function openDialog(
  { title, hint, button, kind, send }: DialogOptions,
  ...fields: (Node | false | undefined)[]
): Promise<boolean> {
  let isSent = false;
  const sendAndClose = async (values: Values) => {
    await send(values);
    isSent = true;
    dialog.close();
  };
  const heading = h('h2', { id: 'dialog-title' }, title);
  const element = form(sendAndClose, { button, kind }, ...fields);
  const back = h('button', { type: 'button', class: 'quiet', onclick: () => dialog.close() }, w('back'));
  element.append(h('div', { class: 'buttons' }, element.querySelector('[type=submit]'), back));
  const dialog: HTMLDialogElement = h(
    'dialog',
    { 'aria-labelledby': heading.id },
    heading,
    hint && h('p', { class: 'faint' }, hint),
    element,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise(resolve => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(isSent);
    });
  });
}
