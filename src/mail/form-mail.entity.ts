import { Entity, PrimaryColumn } from 'typeorm';
import { IntegerColumn } from '#kit/database/columns';

@Entity({ name: 'form_mail' })
export class FormMail {
  /** In lower case. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'form_mail_pkey' })
  address: string;

  /** In UTC. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'form_mail_pkey' })
  day: string;

  @IntegerColumn()
  mails: number;
}
