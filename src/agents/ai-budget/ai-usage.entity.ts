import { Column, Entity, PrimaryColumn } from 'typeorm';
import { HandWrittenCheck } from '#kit/database/columns';

/** The tokens that an account used on a day in UTC. */
@Entity({ name: 'ai_usage' })
@HandWrittenCheck('ai_usage_not_negative')
export class AiUsage {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'ai_usage_pkey' })
  day: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'ai_usage_pkey' })
  accountId: number;

  @Column({ type: 'bigint', default: 0 })
  inputTokens: number;

  @Column({ type: 'bigint', default: 0 })
  outputTokens: number;
}
