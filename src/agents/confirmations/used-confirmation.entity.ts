import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '#kit/database/columns';

/** A confirmation that was answered. Its row is the only one that can be inserted, so a change runs at most once. */
@Entity({ name: 'used_confirmation' })
export class UsedConfirmation {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'used_confirmation_pkey' })
  id: string;

  /** Afterwards the confirmation itself is refused. */
  @InstantColumn()
  expiresAt: Date;
}
