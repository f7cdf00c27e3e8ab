import { liveEvent } from '#kit/service/live-event';
import { KitchenView } from './kitchen.view';

export const KITCHEN_UPDATED = liveEvent('kitchen:updated', {
  summary:
    'To staff with `orders.view`, kitchen accounts for their own kitchen: a kitchen, its pause, its busy time or its ' +
    'snoozed dishes changed (read these again). What ends by its time sends no event.',
  payloads: [KitchenView],
});
