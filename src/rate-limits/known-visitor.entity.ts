import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '#kit/database/columns';

/** A sign-in to an account from an address. Neither can be read from it. */
@Entity({ name: 'known_visitor' })
export class KnownVisitor {
  /** A keyed hash of account and address, in hexadecimal. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'known_visitor_pkey' })
  fingerprint: string;

  @InstantColumn()
  seenAt: Date;
}
