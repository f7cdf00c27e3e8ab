import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, TextColumn, UpdatedAt } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** A note in the journal of a member; at most one per day. */
@Entity({ name: 'journal_note' })
export class JournalNote {
  @ForeignKey(() => Account, { name: 'journal_note_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @TextColumn()
  body: string;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
