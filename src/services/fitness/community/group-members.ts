import type { Database } from '#kit/database/database';
import { GroupMembership } from '../groups/group-membership.entity';
import { NotInGroup } from './community.refusals';

/** Locks the membership against leaving until the transaction ends. @throws NotInGroup */
export async function lockMembership(db: Database, groupId: number, accountId: number): Promise<void> {
  const where = { groupId, accountId };
  const stored = await db.of(GroupMembership).findOne({ where, lock: { mode: 'for_key_share' } });
  if (!stored) throw NotInGroup();
}
