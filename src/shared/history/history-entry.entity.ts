import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';

@Entity({ name: 'history_entry' })
@HandWrittenCheck('history_entry_reason_length')
@HandWrittenIndex('history_entry_subject_idx')
export class HistoryEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Kind of the record, such as `seat`. */
  @TextColumn()
  subject: string;

  @IntegerColumn()
  subjectId: number;

  @InstantColumn()
  at: Date;

  /** The staff account; null for students, processors and jobs. */
  @IntegerColumn({ nullable: true })
  actorId: number | null;

  @TextColumn()
  action: string;

  @JsonColumn({ nullable: true })
  before: Record<string, unknown> | null;

  @JsonColumn({ nullable: true })
  after: Record<string, unknown> | null;

  @TextColumn({ nullable: true })
  reason: string | null;
}
