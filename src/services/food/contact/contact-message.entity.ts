import { Entity, Unique } from 'typeorm';
import { Identity, InstantColumn, TextColumn } from '#kit/database/columns';

/** What a visitor wrote through the contact form. */
@Entity({ name: 'contact_message' })
@Unique('contact_message_client_token_key', ['clientToken'])
export class ContactMessage {
  @Identity('contact_message')
  id: number;

  /** Names the attempt, so that sending it again makes no second message. */
  @TextColumn({ name: 'client_token' })
  clientToken: string;

  @TextColumn()
  name: string;

  @TextColumn()
  email: string;

  @TextColumn()
  message: string;

  @InstantColumn({ name: 'received_at' })
  receivedAt: Date;
}
