import { Injectable } from '@nestjs/common';
import type { Language } from '#kit/language/language';
import { Once } from '#kit/idempotency/once';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { Leads } from './leads.service';
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
    private readonly once: Once,
    private readonly leads: Leads,
    private readonly letters: VisitorLetters,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  async submit(body: LeadBody, { address, language }: Visitor): Promise<LeadReceiptView> {
    const token = { kind: 'lead', key: body.client_token };
    return this.once.answer(token, {
      address,
      limit: 'leads',
      honeypot: body.company,
      work: () => this.store(body, language),
    });
  }

  private async store(body: LeadBody, language: Language): Promise<LeadReceiptView> {
    const { id, home } = await this.leads.begin(body.property_id);
    const receivedAt = this.clock.now().toString({ smallestUnit: 'millisecond' });
    await this.leads.store({ ...body, id, home, receivedAt });
    await this.notifications.toStaffWith('leads.view', {
      type: 'lead_received',
      params: { name: body.name },
      data: { lead_id: id },
    });
    await this.letters.acknowledge({ kind: 'lead', to: body.email, language, params: { name: body.name } });
    return { id, received_at: receivedAt };
  }
}
