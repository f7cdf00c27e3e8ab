import { PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '#kit/database/columns';

export type LinkPurpose = 'password_reset' | 'verification';

/**
 * The latest mailed link per person and purpose; deleted when used. The table of each kind of people adds `person_id`, a
 * unique token and the primary key of person and purpose.
 */
export abstract class PersonLink {
  abstract personId: number;

  @PrimaryColumn({ type: 'text' })
  purpose: LinkPurpose;

  /** SHA-256 of the token in the link, in hex. */
  @TextColumn()
  tokenHash: string;

  /** Valid up to and including this instant. */
  @InstantColumn()
  expiresAt: Date;
}
