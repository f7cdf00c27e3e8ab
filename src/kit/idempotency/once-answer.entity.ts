import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../database/columns';

const Key = () => PrimaryColumn({ type: 'text' });

/** What the first use of a token was answered. */
@Entity({ name: 'once_answer' })
export class OnceAnswer {
  /** What the token is for: each form has tokens of its own. */
  @Key()
  kind: string;

  /** Whose token it is; blank where a token is one whoever sends it. */
  @Key()
  caller: string;

  /** The token, in lower case. */
  @Key()
  key: string;

  /** As it was written, so that every answer is the same to the letter; null only inside the transaction that makes it. */
  @Column({ type: 'json', nullable: true })
  answer: object | null;

  /** Of the body that was first sent with the token; null in answers of before hashes were stored. */
  @Column({ type: 'text', nullable: true })
  bodyHash: string | null;

  @CreatedAt()
  createdAt: Date;
}
