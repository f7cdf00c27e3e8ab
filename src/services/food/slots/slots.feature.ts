import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { KitchenChanging } from '../kitchens/kitchen.events';
import { KitchenCapacity } from './kitchen-capacity.service';
import { KitchenLimits } from './kitchen-limits';
import { SlotReassignment } from './slot-reassignment.service';
import { SlotOffers } from './slot-offers.service';
import { SlotsController } from './slots.controller';
import { KitchenSlot } from './kitchen-slot.entity';
import { SlotFull, SlotNotOffered } from './slot.refusals';
import { SlotHold } from './slot-hold.entity';
import { slotMessages } from './slots.messages';
import { slotsOffice } from './slots.office';

export const slots: Feature = {
  office: slotsOffice,
  controllers: [SlotsController],
  providers: [KitchenCapacity, KitchenLimits, SlotOffers, SlotReassignment],
  entities: [KitchenSlot, SlotHold],
  tables: ['food/slots'],
  routines: routinesIn(__dirname, 'free_slot', 'give_slot_back', 'require_slot', 'take_slot', 'taken_slots'),
  handlers: [on(KitchenChanging, KitchenCapacity, 'update')],
  messages: slotMessages,
  constraintRefusals: { kitchen_slot_not_oversold: SlotFull, kitchen_slot_apart: SlotNotOffered },
};
