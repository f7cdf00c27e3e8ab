import { Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { InstantColumn, TextColumn } from '#kit/database/columns';
import { Customer } from './customer.entity';

/** The one link under which a customer may choose a new password. Using it removes it, a newer one replaces it. */
@Entity({ name: 'password_reset' })
@Unique('password_reset_token_key', ['tokenHash'])
export class PasswordReset {
  @ForeignKey(() => Customer, { name: 'password_reset_customer_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  customerId: number;

  /** SHA-256 of the token in the link, in hex: whoever reads the table cannot use the link. */
  @TextColumn()
  tokenHash: string;

  /** The last instant at which it works. */
  @InstantColumn()
  expiresAt: Date;
}
