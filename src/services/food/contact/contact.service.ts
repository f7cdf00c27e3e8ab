import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import type { ContactBody } from './contact.dto';
import type { ContactReceiptView } from './contact.view';

/** Whoever looks after customers is told what visitors write. */
const READERS = 'users.view';

@Injectable()
export class Contact {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** The same `client_token` again, also at the same time, answers the first receipt and is not counted. */
  async receive(body: ContactBody, address: string): Promise<ContactReceiptView> {
    return this.db.transaction(async () => {
      const stored = await this.store(body);
      if (!stored) return this.receiptOf(body.client_token);
      this.limits.take('contact', address);
      const { name, email, message } = body;
      await this.notifications.toStaffWith(READERS, {
        type: 'contact_message',
        params: { name, email, message },
        data: { contact_message_id: stored.id, name, email, message },
      });
      return stored;
    });
  }

  /** Undefined when there is such a message; one that is being stored is waited for. */
  private async store({ client_token, name, email, message }: ContactBody): Promise<ContactReceiptView | undefined> {
    return this.db.row<ContactReceiptView>(
      `INSERT INTO contact_message (client_token, name, email, message, received_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ON CONSTRAINT contact_message_client_token_key DO NOTHING
       RETURNING true AS received, id, received_at`,
      [client_token, name, email, message, this.clock.now().toString()],
    );
  }

  private async receiptOf(clientToken: string): Promise<ContactReceiptView> {
    const receipt = await this.db.row<ContactReceiptView>(
      'SELECT true AS received, id, received_at FROM contact_message WHERE client_token = $1',
      [clientToken],
    );
    return receipt!;
  }
}
