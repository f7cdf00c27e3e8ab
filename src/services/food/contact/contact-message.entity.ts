import { Entity } from 'typeorm';
import { Identity, InstantColumn, TextColumn } from '#kit/database/columns';

@Entity({ name: 'contact_message' })
export class ContactMessage {
  @Identity()
  id: number;

  @TextColumn()
  name: string;

  @TextColumn()
  email: string;

  @TextColumn()
  message: string;

  @InstantColumn()
  receivedAt: Date;
}
