import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UpdatedAt } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** The dish form of one member as far as it is filled in, saved while typing. */
@Entity({ name: 'dish_draft' })
export class DishDraft {
  @ForeignKey(() => Account, { name: 'dish_draft_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  /** `json` and not `jsonb`: the form comes back letter by letter, whatever was typed into it. */
  @Column({ type: 'json' })
  content: Record<string, unknown>;

  @UpdatedAt()
  updatedAt: Date;
}
