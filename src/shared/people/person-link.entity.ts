import { PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '#kit/database/columns';

export type LinkPurpose = 'password_reset' | 'verification';

/** Each table adds `person_id`, a unique token and the primary key of person and purpose. */
export abstract class PersonLink {
  abstract personId: number;

  @PrimaryColumn({ type: 'text' })
  purpose: LinkPurpose;

  @TextColumn()
  tokenHash: string;

  /** Valid up to and including this instant. */
  @InstantColumn()
  expiresAt: Date;
}
