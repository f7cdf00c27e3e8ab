import { Injectable } from '@nestjs/common';
import type { Language } from '#kit/language/language';
import { DomainEvents } from '#kit/service/domain-events';
import { Forms } from '#shared/forms/forms';
import type { PublicForm, Visitor } from '#shared/forms/public-form';
import { Notifications } from '#shared/notifications/notifications.service';
import { LeadReceived } from './lead.events';
import { Leads } from './leads.service';
import type { LeadReceiptView } from './lead.view';
import type { LeadBody } from './leads.dto';
import { VisitorLetters } from './visitor-letters';

export const LEAD_FORM: PublicForm = {
  kind: 'lead',
  limit: 'leads',
  counted: 'inquiries from one address',
  message: 'messages.lead_received',
};

@Injectable()
export class LeadSubmission {
  constructor(
    private readonly forms: Forms,
    private readonly leads: Leads,
    private readonly letters: VisitorLetters,
    private readonly notifications: Notifications,
    private readonly events: DomainEvents,
  ) {}

  async submit(body: LeadBody, { address, language }: Visitor): Promise<LeadReceiptView> {
    return this.forms.submit(LEAD_FORM, body, address, receivedAt => this.store(body, language, receivedAt));
  }

  private async store(body: LeadBody, language: Language, receivedAt: string): Promise<LeadReceiptView> {
    const { id, home } = await this.leads.prepare(body.property_id);
    await this.leads.store({ ...body, id, home, receivedAt });
    await this.notifications.toStaffWith('leads.view', {
      type: 'lead_received',
      params: { name: body.name },
      data: { lead_id: id },
    });
    await this.letters.acknowledge({ kind: 'lead', to: body.email, language, params: { name: body.name } });
    await this.events.raise(LeadReceived, { leadId: id });
    return { id, received_at: receivedAt };
  }
}
