import { PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '#kit/database/columns';

export type LinkPurpose = 'password_reset' | 'verification';

/**
 * The one link of a purpose that a person was mailed last; using it removes it. The table of each kind of people adds
 * `person_id`, a unique token and the primary key of person and purpose.
 */
export abstract class PersonLink {
  abstract personId: number;

  @PrimaryColumn({ type: 'text' })
  purpose: LinkPurpose;

  /** SHA-256 of the token in the link, in hex: whoever reads the table cannot use the link. */
  @TextColumn()
  tokenHash: string;

  /** The last instant at which it works. */
  @InstantColumn()
  expiresAt: Date;
}
