import { refusal } from '#kit/refusals/refusal';
import type { ReviewStatus } from './review.entity';

/** A moderator removed it for good: the student neither edits nor withdraws it, and moderation waits for a restoration. */
export const ReviewRemovedByStaff = refusal(403, 'review_removed_by_staff');
export const ReviewIsRemoved = refusal(409, 'review_is_removed');

/**
 * What a review becomes when the student writes it (null before) or edits it. What a moderator hid, or has still to look
 * at, waits for a moderator even where approval is not asked for.
 */
export function whenWritten(status: ReviewStatus | null, needsApproval: boolean): ReviewStatus {
  if (status === 'removed') throw ReviewRemovedByStaff();
  if (status === 'hidden' || status === 'pending') return 'pending';
  return needsApproval ? 'pending' : 'published';
}

/** Whether withdrawing forgets the review: one that waits or was hidden keeps its status, or writing again would undo it. */
export function isForgottenWhenWithdrawn(status: ReviewStatus): boolean {
  if (status === 'removed') throw ReviewRemovedByStaff();
  return status === 'published';
}

export const MODERATED_STATUSES = ['published', 'hidden', 'removed'] as const;
export type ModeratedStatus = (typeof MODERATED_STATUSES)[number];

/** What a moderator makes of it; what is removed has to be restored first. */
export function whenModerated(status: ReviewStatus, to: ModeratedStatus): ReviewStatus {
  if (status === 'removed' && to !== 'removed') throw ReviewIsRemoved();
  return to;
}
