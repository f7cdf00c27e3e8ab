import { Entity, ForeignKey, Index } from 'typeorm';
import { HandWrittenCheck, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Stay } from '../stays/stay.entity';

export const BLOCK_REASONS = ['maintenance', 'owner_use', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

@Entity({ name: 'block' })
@Index('block_stay_idx', ['stayId'])
@HandWrittenCheck('block_reason_known')
export class Block extends StoredRecord {
  @ForeignKey(() => Stay, { name: 'block_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  @TextColumn({ default: 'other' })
  reason: BlockReason;

  @TextColumn({ nullable: true })
  note: string | null;
}
