import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, InstantColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Badge } from './badge.entity';

@Entity({ name: 'earned_badge' })
@HandWrittenIndex('earned_badge_people_idx')
export class EarnedBadge {
  @ForeignKey(() => Account, { name: 'earned_badge_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @ForeignKey(() => Badge, { name: 'earned_badge_badge_fkey' })
  @PrimaryColumn({ type: 'integer' })
  badgeId: number;

  @InstantColumn()
  earnedAt: Date;
}
