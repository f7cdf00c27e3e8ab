import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Once } from '#kit/idempotency/once';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import type { ContactBody } from './contact.dto';
import type { ContactReceiptView } from './contact.view';

/** Permission of the staff who are notified of messages. */
const READERS = 'users.view';

@Injectable()
export class Contact {
  constructor(
    private readonly db: Database,
    private readonly once: Once,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** Idempotent by `client_token`, also in parallel: repeats return the first receipt and are not counted. */
  async receive(body: ContactBody, address: string): Promise<ContactReceiptView> {
    const token = { kind: 'contact', key: body.client_token };
    return this.once.answer(token, { address, limit: 'contact', work: () => this.store(body) });
  }

  private async store({ name, email, message }: ContactBody): Promise<ContactReceiptView> {
    const receivedAt = this.clock.now().toString({ smallestUnit: 'millisecond' });
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
