import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt, InstantColumn } from '#kit/database/columns';

const Key = () => PrimaryColumn({ type: 'text' });

/** The stored response to a token, or to a request with an `Idempotency-Key` (kind `request`). */
@Entity({ name: 'once_answer' })
export class OnceAnswer {
  /** The purpose of the token, such as the form. */
  @Key()
  kind: string;

  /** The owner of the token; empty if tokens of the kind have no owner. */
  @Key()
  caller: string;

  /** The token, in lower case; of a request, a hash of its key and caller. */
  @Key()
  key: string;

  /**
   * `json` instead of `jsonb` keeps the text unchanged. Null inside the transaction that claimed the token. The response to a
   * request is encrypted, and null while it runs or if it was lost.
   */
  @Column({ type: 'json', nullable: true })
  answer: object | string | null;

  /** Hash of the first body sent with the token; null in older rows. */
  @Column({ type: 'text', nullable: true })
  bodyHash: string | null;

  /** The running request that owns the key; null in rows of tokens, and when the response is stored. */
  @Column({ type: 'uuid', nullable: true })
  leaseId: string | null;

  @InstantColumn({ nullable: true })
  leasedUntil: Date | null;

  /** The request committed something, so it must not run again. */
  @Column({ type: 'boolean', default: false })
  tookEffect: boolean;

  @CreatedAt()
  createdAt: Date;
}
