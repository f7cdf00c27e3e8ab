import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, InstantColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Achievement } from './achievement.entity';

@Entity({ name: 'earned_achievement' })
@HandWrittenIndex('earned_achievement_people_idx')
export class EarnedAchievement {
  @ForeignKey(() => Account, { name: 'earned_achievement_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @ForeignKey(() => Achievement, { name: 'earned_achievement_achievement_fkey' })
  @PrimaryColumn({ type: 'integer' })
  achievementId: number;

  @InstantColumn()
  earnedAt: Date;
}
