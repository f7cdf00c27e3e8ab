import { type Refuse, refusal } from '#kit/refusals/refusal';

export const VIEWING_STATUSES = ['requested', 'confirmed', 'completed', 'cancelled'] as const;
export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** State machine: for each action of staff, the allowed statuses and the next one. */
const TRANSITIONS = {
  confirm: { from: ['requested'], to: 'confirmed' },
  complete: { from: ['confirmed'], to: 'completed' },
  cancel: { from: ['requested', 'confirmed'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly ViewingStatus[]; to: ViewingStatus }>;

export type ViewingAction = keyof typeof TRANSITIONS;
export const VIEWING_ACTIONS = Object.keys(TRANSITIONS) as ViewingAction[];

const notAllowed = refusal(400, 'viewing_action_not_allowed');

export const ActionNotAllowed: Refuse = Object.assign(() => notAllowed({ errors: { action: ['viewing_stage'] } }), {
  status: notAllowed.status,
  key: notAllowed.key,
});

/** The next status after an action; refuses actions the status does not allow. */
export function statusAfter(action: ViewingAction, status: ViewingStatus): ViewingStatus {
  const { from, to } = TRANSITIONS[action];
  if (!(from as readonly ViewingStatus[]).includes(status)) throw ActionNotAllowed();
  return to;
}
