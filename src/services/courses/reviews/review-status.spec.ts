import { isDeletedWhenWithdrawn, statusWhenModerated, statusWhenWritten } from './review-status';
import { REVIEW_STATUSES } from './review.entity';

describe('the life of a review', () => {
  it.each([
    [null, false, 'published'],
    [null, true, 'pending'],
    ['published', false, 'published'],
    ['published', true, 'pending'],
    ['pending', false, 'pending'],
    ['pending', true, 'pending'],
    ['hidden', false, 'pending'],
    ['hidden', true, 'pending'],
  ] as const)('%s, written with approval required %s, becomes %s', (before, needsApproval, after) => {
    expect(statusWhenWritten(before, needsApproval)).toBe(after);
  });

  it('ends for the student when a moderator removes it', () => {
    for (const needsApproval of [true, false])
      expect(() => statusWhenWritten('removed', needsApproval)).toThrow('review_removed_by_staff');
    expect(() => isDeletedWhenWithdrawn('removed')).toThrow('review_removed_by_staff');
  });

  it('is forgotten when it is withdrawn, unless a moderator has to look at it', () => {
    const others = REVIEW_STATUSES.filter(status => status !== 'removed');
    expect(others.filter(isDeletedWhenWithdrawn)).toEqual(['published']);
  });

  it('is moderated from every status to every one, but out of the removed ones it is restored', () => {
    for (const status of ['published', 'pending', 'hidden'] as const) {
      expect(statusWhenModerated(status, 'published')).toBe('published');
      expect(statusWhenModerated(status, 'hidden')).toBe('hidden');
      expect(statusWhenModerated(status, 'removed')).toBe('removed');
    }
    expect(statusWhenModerated('removed', 'removed')).toBe('removed');
    expect(() => statusWhenModerated('removed', 'published')).toThrow('review_is_removed');
  });
});
