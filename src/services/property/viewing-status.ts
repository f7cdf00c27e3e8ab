import { type Refuse, refusal } from '#kit/refusals/refusal';

export const VIEWING_STATUSES = ['requested', 'confirmed', 'completed', 'cancelled'] as const;
export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** An action of staff to the statuses it starts from and the one it leads to. */
const MOVES = {
  confirm: { from: ['requested'], to: 'confirmed' },
  complete: { from: ['confirmed'], to: 'completed' },
  cancel: { from: ['requested', 'confirmed'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly ViewingStatus[]; to: ViewingStatus }>;

export type ViewingAction = keyof typeof MOVES;
export const VIEWING_ACTIONS = Object.keys(MOVES) as ViewingAction[];

const notAllowed = refusal(400, 'viewing_action_not_allowed');

export const ActionNotAllowed: Refuse = Object.assign(() => notAllowed({ errors: { action: ['viewing_stage'] } }), {
  status: notAllowed.status,
  key: notAllowed.key,
});

/** Where an action leads from a status; refused where it leads nowhere. */
export function statusAfter(action: ViewingAction, status: ViewingStatus): ViewingStatus {
  const { from, to } = MOVES[action];
  if (!(from as readonly ViewingStatus[]).includes(status)) throw ActionNotAllowed();
  return to;
}
