import { Slots1767400091201 } from '#migrations/food/1767400091201-slots';
import type { Feature } from '#kit/service/feature';
import { KitchenCapacity } from './kitchen-capacity.service';
import { PaidSlots } from './paid-slots.service';
import { SlotOffers } from './slot-offers.service';
import { SlotsController } from './slots.controller';
import { KitchenSlot } from './kitchen-slot.entity';
import { SlotFull, SlotNotOffered } from './slot.refusals';
import { SlotHold } from './slot-hold.entity';
import { slotSentences } from './slots.sentences';

export const slots: Feature = {
  controllers: [SlotsController],
  providers: [KitchenCapacity, SlotOffers, PaidSlots],
  entities: [KitchenSlot, SlotHold],
  migrations: [Slots1767400091201],
  sentences: slotSentences,
  constraintRefusals: { kitchen_slot_not_oversold: SlotFull, kitchen_slot_apart: SlotNotOffered },
};
