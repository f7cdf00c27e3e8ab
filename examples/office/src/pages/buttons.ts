import { h } from '#kit/element';
import { openDialog } from '#kit/dialog';
import { render } from '#kit/router';
import { attempt, tell } from '#kit/toast';
import { RequestKey, send } from '../api';
import { withDetails } from '../forms/refusal-details';
import { filledPath, type Operation, resolved } from '../description';
import { labelOf, type Office } from '../office';
import { humanised, isArabic, w } from '../words';

/** What a button of an operation says: the declared title, or the words of its address. */
export function actionTitle(office: Office, operation: Operation): string {
  if (operation.isTitled) return operation.title;
  if (!isArabic()) return operation.title;
  const word = operation.path.split('/').findLast(part => !part.startsWith('{')) ?? '';
  const label = labelOf(office, word.replaceAll('-', '_'));
  if (operation.method === 'delete') return `${w('remove')}: ${label}`;
  return label === humanised(word) ? operation.title : label;
}

/** Whether something has to be written before it is sent. */
export function needsForm(office: Office, operation: Operation, values: readonly string[]): boolean {
  const body = resolved(operation.body, office.description.schemas);
  return (
    Object.keys(body.properties ?? {}).length > 0 ||
    body.additionalProperties === true ||
    operation.query.some(({ required }) => required) ||
    filledPath(operation.path, values).missing.length > 0
  );
}

/** Buttons of actions: a form of its own, or a question in a dialog. */
export const operationButtons = (
  office: Office,
  operations: readonly Operation[],
  values: readonly string[],
  name = '',
  at = '',
): HTMLElement[] =>
  operations.map(operation =>
    needsForm(office, operation, values)
      ? h('a', { class: 'button', href: `${at}?do=${operation.id}` }, actionTitle(office, operation))
      : confirmButton(operation, values, { label: actionTitle(office, operation), name }),
  );

interface Confirmation {
  label: string;
  /** What it is done to. */
  name: string;
  /** In place of reading the page again. */
  done?: () => unknown;
  /** One of many of its kind. */
  isQuiet?: boolean;
}

export function confirmButton(
  operation: Operation,
  values: readonly string[],
  { label, name, done = render, isQuiet = false }: Confirmation,
): HTMLElement {
  const isBad = operation.method === 'delete';
  const onclick = async () => {
    let isDone = false;
    const key = new RequestKey();
    const sendIt = async () => {
      const { path } = filledPath(operation.path, values);
      await send(operation, { path, key: key.of(path) });
      isDone = true;
    };
    const details = h('div', {});
    await openDialog(
      {
        title: label,
        hint: name || w('sure'),
        button: label,
        kind: isBad ? 'bad' : 'main',
        send: withDetails(sendIt, details),
      },
      details,
    );
    if (!isDone) return;
    tell(w(isBad ? 'deleted' : 'done'));
    await attempt({ disabled: false }, done);
  };
  const kind = isQuiet ? 'quiet' : isBad ? 'bad' : undefined;
  return h(
    'button',
    { type: 'button', class: kind, 'aria-label': isQuiet ? `${label}: ${name}` : undefined, onclick },
    label,
  );
}
