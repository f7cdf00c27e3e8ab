import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, InstantColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Challenge } from './challenge.entity';

/** A participant. */
@Entity({ name: 'challenge_participation' })
@HandWrittenIndex('challenge_participation_account_idx')
@HandWrittenIndex('challenge_participation_ranks_idx')
export class ChallengeParticipation {
  @ForeignKey(() => Challenge, { name: 'challenge_participation_challenge_fkey' })
  @PrimaryColumn({ type: 'integer' })
  challengeId: number;

  @ForeignKey(() => Account, { name: 'challenge_participation_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  /** Sum of the metric over the days of the challenge; triggers on these days keep it. */
  @Column({ type: 'numeric', default: 0 })
  progress: number;

  @InstantColumn()
  joinedAt: Date;

  @InstantColumn({ nullable: true })
  finishedAt: Date | null;
}
