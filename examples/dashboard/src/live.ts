import { listen } from 'quintet-clients/live';
import { serviceAt } from '#kit/api';
import { follow } from '#kit/live';
import { session } from './api';
import { putKitchen, readKitchens } from './kitchens/kitchens';
import { notifications } from './notifications/feed';
import { catchUp, put } from './orders/orders';
import { changedDifference } from './money/feed';

/** Keeps orders and notifications as they are on the server until the member signs out. */
export function goLive(): void {
  const socket = follow<'food', 'staff'>({
    service: 'food',
    who: session,
    catchUp: () => Promise.all([catchUp(), readKitchens(), notifications.read()]),
  });
  socket.on('order:created', put);
  socket.on('order:updated', put);
  socket.on('kitchen:updated', putKitchen);
  socket.on('notification:created', notifications.add);
  socket.on('notification:read', notifications.markRead);
  socket.on('notification:deleted', notifications.drop);
  socket.on('payment:difference', difference => changedDifference.set(difference));

  const rights = listen<'food', 'staff', 'auth'>({
    baseUrl: serviceAt('food'),
    handshake: () => ({ token: session.token() }),
    namespace: 'auth',
  });
  rights.on('permissions-updated', () => location.reload());
}
