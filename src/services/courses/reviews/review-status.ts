import { refusal } from '#kit/refusals/refusal';
import type { ReviewStatus } from './review.entity';

/** A removed review is final for the student, and can be moderated again only after it is restored. */
export const ReviewRemovedByStaff = refusal(403, 'review_removed_by_staff');
export const ReviewIsRemoved = refusal(409, 'review_is_removed');

/** Hidden and pending reviews need a moderator even if approval is not required. */
export function statusWhenWritten(status: ReviewStatus | null, needsApproval: boolean): ReviewStatus {
  if (status === 'removed') throw ReviewRemovedByStaff();
  if (status === 'hidden' || status === 'pending') return 'pending';
  return needsApproval ? 'pending' : 'published';
}

/** Pending and hidden reviews are kept, so that writing again does not bypass moderation. */
export function isDeletedWhenWithdrawn(status: ReviewStatus): boolean {
  if (status === 'removed') throw ReviewRemovedByStaff();
  return status === 'published';
}

export const MODERATED_STATUSES = ['published', 'hidden', 'removed'] as const;
export type ModeratedStatus = (typeof MODERATED_STATUSES)[number];

/** @throws ReviewIsRemoved for another status of a removed review */
export function statusWhenModerated(status: ReviewStatus, to: ModeratedStatus): ReviewStatus {
  if (status === 'removed' && to !== 'removed') throw ReviewIsRemoved();
  return to;
}
