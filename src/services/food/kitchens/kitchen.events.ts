import { domainEvent } from '#kit/service/domain-events';
import { liveEvent } from '#kit/service/live-event';
import { KitchenView } from './kitchen.view';
import type { Kitchen } from './kitchen.entity';

/** The kitchen before and after the change. */
export interface KitchenChange {
  stored: Kitchen;
  changed: Kitchen;
}

export const KITCHEN_UPDATED = liveEvent('kitchen:updated', {
  summary:
    'To staff with `orders.view`, kitchen accounts for their own kitchen: a kitchen, its pause, its busy time or its ' +
    'snoozed dishes changed (read these again). The end of a pause, busy time or snooze at its time sends no event.',
  payloads: { staff: [KitchenView] },
});

export const KitchenPaused = domainEvent<{ kitchenId: number }>('kitchen.paused', {
  when: 'Staff paused a kitchen, or changed the end of its pause.',
});

export const KitchenChanging = domainEvent<KitchenChange>('kitchen.changing', {
  when: 'Staff change a kitchen, before its row is written.',
});
