import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, HandWrittenCheck, TextColumn, UpdatedAt } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** Pictures of a day, to compare with those of another day. */
@Entity({ name: 'progress_photo' })
@HandWrittenCheck('progress_photo_shows_something')
export class ProgressPhoto {
  @ForeignKey(() => Account, { name: 'progress_photo_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @TextColumn({ nullable: true })
  frontUrl: string | null;

  @TextColumn({ nullable: true })
  sideUrl: string | null;

  @TextColumn({ nullable: true })
  backUrl: string | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
