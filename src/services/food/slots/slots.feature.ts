import { Slots1767400091201 } from '#migrations/food/1767400091201-slots';
import type { Feature } from '#kit/service/feature';
import { KitchenSlot } from './kitchen-slot.entity';
import { SlotHold } from './slot-hold.entity';

export const slots: Feature = {
  entities: [KitchenSlot, SlotHold],
  migrations: [Slots1767400091201],
};
