import { Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';

/** A former e-mail address with its link that undoes the change; deleted when the link is used. */
@Entity({ name: 'former_address' })
@Unique('former_address_token_key', ['tokenHash'])
@Index('former_address_person_idx', ['audience', 'personId'])
@Index('former_address_email_idx', ['email', 'createdAt'])
export class FormerAddress {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'former_address_pkey',
  })
  id: number;

  @TextColumn()
  audience: string;

  /** Id in the account table of the audience. */
  @IntegerColumn()
  personId: number;

  @TextColumn()
  email: string;

  /** SHA-256 of the token in the link, in hex. */
  @TextColumn()
  tokenHash: string;

  @InstantColumn()
  createdAt: Date;

  /** The link is valid up to and including this instant. */
  @InstantColumn()
  expiresAt: Date;
}
