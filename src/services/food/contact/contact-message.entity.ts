import { Entity, Unique } from 'typeorm';
import { Identity, InstantColumn, TextColumn } from '#kit/database/columns';

/** What a visitor wrote through the contact form. */
@Entity({ name: 'contact_message' })
@Unique('contact_message_client_token_key', ['clientToken'])
export class ContactMessage {
  @Identity()
  id: number;

  /** Names the attempt, so that sending it again makes no second message. */
  @TextColumn()
  clientToken: string;

  @TextColumn()
  name: string;

  @TextColumn()
  email: string;

  @TextColumn()
  message: string;

  @InstantColumn()
  receivedAt: Date;
}
