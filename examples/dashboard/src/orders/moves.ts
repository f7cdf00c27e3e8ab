import type { Order } from '../api';
import { h } from '#kit/element';
import { reasonFor } from '../refusals';
import { attempt } from '#kit/toast';
import { askReason } from './ask-reason';
import { moveName } from './order-words';
import { move } from './orders';

type Action = Order['actions'][number];

/** A button for a move that would be accepted. */
function moveButton({ id }: Order, { action }: Action, place: string): HTMLButtonElement {
  const cancels = action === 'cancelled';
  const button = h(
    'button',
    {
      id: `${place}-${id}-${action}`,
      class: cancels ? 'bad' : 'main',
      onclick: async () => {
        if (cancels) await askReason(reason => move(id, action, reason));
        else await attempt(button, () => move(id, action));
      },
    },
    moveName(action),
  );
  return button;
}

/** The next step of an order, for the one tap that is needed most. */
export function nextMove(order: Order): HTMLButtonElement | undefined {
  const next = order.actions.find(({ action, allowed }) => allowed && action !== 'cancelled');
  return next && moveButton(order, next, 'card');
}

/** Every move that is possible, and for what comes next but cannot be done now, why. */
export const allMoves = (order: Order): HTMLElement[] =>
  order.actions.flatMap(action => {
    if (action.allowed) return moveButton(order, action, 'detail');
    if (action.reason === null || action.reason === 'transition_not_allowed') return [];
    return h(
      'p',
      { class: 'refused' },
      h('button', { disabled: true }, moveName(action.action)),
      reasonFor(action.reason),
    );
  });
