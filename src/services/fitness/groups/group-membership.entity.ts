import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, InstantColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { CommunityGroup } from './community-group.entity';

/** Membership in a group; member counts are computed from these rows. */
@Entity({ name: 'group_membership' })
@HandWrittenIndex('group_membership_account_idx')
@HandWrittenIndex('group_membership_recent_idx')
export class GroupMembership {
  @ForeignKey(() => CommunityGroup, { name: 'group_membership_group_fkey' })
  @PrimaryColumn({ type: 'integer' })
  groupId: number;

  @ForeignKey(() => Account, { name: 'group_membership_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @InstantColumn()
  joinedAt: Date;
}
