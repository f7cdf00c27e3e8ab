import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../database/columns';

const Key = () => PrimaryColumn({ type: 'text' });

/** The stored response to a token. */
@Entity({ name: 'once_answer' })
export class OnceAnswer {
  /** The purpose of the token, such as the form. */
  @Key()
  kind: string;

  /** The owner of the token; empty if tokens of the kind have no owner. */
  @Key()
  caller: string;

  /** The token, in lower case. */
  @Key()
  key: string;

  /** `json` instead of `jsonb` keeps the text unchanged. Null only inside the transaction that claimed the token. */
  @Column({ type: 'json', nullable: true })
  answer: object | null;

  /** Hash of the first body sent with the token; null in older rows. */
  @Column({ type: 'text', nullable: true })
  bodyHash: string | null;

  @CreatedAt()
  createdAt: Date;
}
