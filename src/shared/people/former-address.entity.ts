import { Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';

/** The e-mail address that somebody had before changing it, with the link that takes the change back; using it removes it. */
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

  /** In the table of the audience. */
  @IntegerColumn()
  personId: number;

  @TextColumn()
  email: string;

  /** SHA-256 of the token in the link, in hex. */
  @TextColumn()
  tokenHash: string;

  @InstantColumn()
  createdAt: Date;

  /** The last instant at which the link works. */
  @InstantColumn()
  expiresAt: Date;
}
