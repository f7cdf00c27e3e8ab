import { Injectable } from '@nestjs/common';
import { Records } from '#kit/database/records';
import { DomainEvents } from '#kit/service/domain-events';
import { Forms } from '#shared/forms/forms';
import type { PublicForm } from '#shared/forms/public-form';
import { Notifications } from '#shared/notifications/notifications.service';
import { ContactReceived } from './contact.events';
import type { ContactBody } from './contact.dto';
import { ContactMessage } from './contact-message.entity';
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
    private readonly records: Records,
    private readonly forms: Forms,
    private readonly notifications: Notifications,
    private readonly events: DomainEvents,
  ) {}

  async receive(body: ContactBody, address: string): Promise<ContactReceiptView> {
    return this.forms.submit(CONTACT_FORM, body, address, receivedAt => this.store(body, receivedAt));
  }

  private async store({ name, email, message }: ContactBody, receivedAt: string): Promise<ContactReceiptView> {
    const values = { name, email, message, receivedAt: new Date(receivedAt) };
    const id = await this.records.create(ContactMessage, values);
    await this.notifications.toStaffWith(READERS, {
      type: 'contact_message',
      params: { name, email, message },
      data: { contact_message_id: id, name, email, message },
    });
    await this.events.raise(ContactReceived, { messageId: id });
    return { received: true, id, received_at: receivedAt };
  }
}
