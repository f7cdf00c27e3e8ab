import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Forms } from '#shared/forms/forms';
import type { PublicForm } from '#shared/forms/public-form';
import { Notifications } from '#shared/notifications/notifications.service';
import type { ContactBody } from './contact.dto';
import type { ContactReceiptView } from './contact.view';

export const CONTACT_FORM: PublicForm = {
  kind: 'contact',
  limit: 'contact',
  counted: 'messages from one address',
  message: 'messages.contact_received',
};

const READERS = 'users.view';

@Injectable()
export class Contact {
  constructor(
    private readonly db: Database,
    private readonly forms: Forms,
    private readonly notifications: Notifications,
  ) {}

  async receive(body: ContactBody, address: string): Promise<ContactReceiptView> {
    return this.forms.submit(CONTACT_FORM, body, address, receivedAt => this.store(body, receivedAt));
  }

  private async store({ name, email, message }: ContactBody, receivedAt: string): Promise<ContactReceiptView> {
    const stored = await this.db.row<{ id: number }>(
      'INSERT INTO contact_message (name, email, message, received_at) VALUES ($1, $2, $3, $4) RETURNING id',
      [name, email, message, receivedAt],
    );
    const { id } = stored!;
    await this.notifications.toStaffWith(READERS, {
      type: 'contact_message',
      params: { name, email, message },
      data: { contact_message_id: id, name, email, message },
    });
    return { received: true, id, received_at: receivedAt };
  }
}
