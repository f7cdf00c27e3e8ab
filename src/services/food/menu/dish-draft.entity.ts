import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UpdatedAt } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** An unfinished dish form of a staff member, saved while typing. */
@Entity({ name: 'dish_draft' })
export class DishDraft {
  @ForeignKey(() => Account, { name: 'dish_draft_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  /** `json` instead of `jsonb`, so that the form is returned byte by byte. */
  @Column({ type: 'json' })
  content: Record<string, unknown>;

  @UpdatedAt()
  updatedAt: Date;
}
