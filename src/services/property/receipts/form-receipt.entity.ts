import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '#kit/database/columns';

/** The forms of the site that may be sent again and are taken once. */
export type Form = 'lead' | 'viewing';

/** What the first use of a client token was answered. Each form has tokens of its own. */
@Entity({ name: 'form_receipt' })
export class FormReceipt {
  @PrimaryColumn({ type: 'text' })
  form: Form;

  @PrimaryColumn({ type: 'uuid' })
  clientToken: string;

  /** Kept as it was written, so that every answer is the same to the letter. */
  @Column({ type: 'json', nullable: true })
  receipt: object | null;

  @InstantColumn({ default: () => 'now()' })
  createdAt: Date;
}
