import { Injectable } from '@nestjs/common';
import type { Language } from '#kit/language/language';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { FormReceipts } from '../receipts/form-receipts.service';
import { Inquiries } from './inquiries.service';
import type { LeadReceiptView } from './lead.view';
import type { LeadBody } from './leads.dto';
import { VisitorLetters } from './visitor-letters';

export interface Visitor {
  address: string;
  language: Language;
}

/** Takes the contact form. */
@Injectable()
export class LeadSubmission {
  constructor(
    private readonly receipts: FormReceipts,
    private readonly limits: RateLimits,
    private readonly inquiries: Inquiries,
    private readonly letters: VisitorLetters,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  async submit(body: LeadBody, { address, language }: Visitor): Promise<LeadReceiptView> {
    return this.receipts.once('lead', body.client_token, async () => {
      const home = body.property_id == null ? undefined : await this.inquiries.publishedHome(body.property_id);
      const receivedAt = this.clock.now().toString({ smallestUnit: 'millisecond' });
      return this.limits.countSuccesses('leads', address, async () => {
        // A robot is answered like anyone else, and nothing of what it sent is kept.
        if (body.company) return { id: await this.inquiries.spareId(), received_at: receivedAt };
        const id = await this.inquiries.store({ ...body, home, receivedAt });
        await this.notifications.toStaffWith('leads.view', {
          type: 'lead_received',
          params: { name: body.name },
          data: { lead_id: id },
        });
        await this.letters.acknowledge({ kind: 'lead', to: body.email, language, params: { name: body.name } });
        return { id, received_at: receivedAt };
      });
    });
  }
}
