import { type LiveEvent, listen, refusalCodeOf } from 'quintet-clients/live';
import { FOOD, type Order, SESSION_OVER } from './api';
import { language } from './language';
import * as feed from './notifications/feed';
import { catchUp, put } from './orders/orders';
import { currentToken, signOut } from './session';
import { Store } from './store';
import { sentenceOf } from './refusals';
import { tell } from './toast';

const AGAIN_MS = 5000;

/** Whether what is shown is what is. */
export const isLive = new Store(false);

/** Keeps orders and notifications as they are on the server, as long as somebody is signed in. */
export function goLive(): void {
  const socket = listen<'food'>({ baseUrl: FOOD, handshake: () => ({ token: currentToken(), locale: language }) });

  socket.on('connect', () => {
    isLive.set(true);
    void Promise.all([catchUp(), feed.read()]).catch((error: unknown) => tell(sentenceOf(error)));
  });
  socket.on('disconnect', reason => {
    isLive.set(false);
    // Whoever was sent away comes back only when asked to, and hears why if it was for good.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', error => {
    isLive.set(false);
    if (SESSION_OVER.includes(refusalCodeOf(error) ?? '')) signOut({ expired: true });
    else if (!socket.active) setTimeout(() => socket.connect(), AGAIN_MS);
  });

  const rights = listen<'food', 'auth'>({
    baseUrl: FOOD,
    handshake: () => ({ token: currentToken() }),
    namespace: 'auth',
  });
  rights.on('permissions-updated', () => location.reload());

  socket.on('order:created', hear);
  socket.on('order:updated', hear);
  socket.on('notification:created', feed.add);
  socket.on('notification:read', feed.markRead);
  socket.on('notification:deleted', feed.drop);
}

/** Customers hear the same events about their own orders, in the shape of their list. */
function hear(order: LiveEvent<'food'>['order:updated']): void {
  if (!('requires_payment' in order)) put(order satisfies Order);
}
