import { refusal } from '#kit/refusals/refusal';

/** The processor and this service agree by now, or somebody has dealt with the difference. */
export const DifferenceGone = refusal(409, 'difference_gone');

/** The action does not fit this difference in its present state; `actions` of the difference names the reason. */
export const ActionNotAllowed = refusal(409, 'action_not_allowed');
