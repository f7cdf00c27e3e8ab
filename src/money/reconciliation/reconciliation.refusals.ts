import { refusal } from '#kit/refusals/refusal';

/** The difference no longer exists: the processor and this service agree, or staff have resolved it. */
export const DifferenceGone = refusal(409, 'difference_gone');

/** The action is not possible for this difference now; its `actions` contain the reason. */
export const ActionNotAllowed = refusal(409, 'action_not_allowed');
