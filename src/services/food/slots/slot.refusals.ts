import { refusal } from '#kit/refusals/refusal';

/** The kitchen takes no scheduled orders. */
export const SchedulingUnavailable = refusal(422, 'scheduling_unavailable');
/** The time is not the start of a slot, outside the hours, too soon or too far ahead. */
export const SlotNotOffered = refusal(422, 'slot_not_offered');
export const SlotFull = refusal(409, 'slot_full');
