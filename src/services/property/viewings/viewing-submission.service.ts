import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import type { Language } from '#kit/language/language';
import { bilingualDay } from '#kit/language/formatting';
import { searchText } from '#kit/language/search-text';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { Forms } from '#shared/forms/forms';
import type { PublicForm, Visitor } from '#shared/forms/public-form';
import { Notifications } from '#shared/notifications/notifications.service';
import { Settings } from '#shared/settings/settings';
import { Leads, leadSearchText, type PublishedHome } from '../leads/leads.service';
import { VisitorLetters } from '../leads/visitor-letters';
import { preferredInstant } from './preferred-time';
import { ViewingRequested } from './viewing.events';
import type { ViewingReceiptView } from './viewing.view';
import type { ViewingBody } from './viewings.dto';

export const VIEWING_FORM: PublicForm = {
  kind: 'viewing',
  limit: 'viewings',
  counted: 'requests from one address',
  message: 'messages.viewing_requested',
};

interface ViewingPrerequisites {
  viewingId: number;
  number: number;
  stored: Record<string, unknown>;
}

interface StoredViewing {
  home: PublishedHome;
  leadId: number;
  viewingId: number;
  receivedAt: string;
}

const VIEWING_PREREQUISITES = raw(`nextval('viewing_id_seq') AS "viewingId", nextval('viewing_reference_seq') AS number,
  (SELECT coalesce(json_object_agg(key, value), '{}') FROM setting WHERE key = 'timezone') AS stored`);

@Injectable()
export class ViewingSubmission {
  constructor(
    private readonly db: Database,
    private readonly forms: Forms,
    private readonly leads: Leads,
    private readonly letters: VisitorLetters,
    private readonly notifications: Notifications,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  async submit(body: ViewingBody, { address, language }: Visitor): Promise<ViewingReceiptView> {
    return this.forms.submit(VIEWING_FORM, body, address, receivedAt => this.request(body, language, receivedAt));
  }

  private async request(body: ViewingBody, language: Language, receivedAt: string): Promise<ViewingReceiptView> {
    const { home, stored, ...numbers } = await this.leads.prepare<ViewingPrerequisites>(
      body.property_id,
      VIEWING_PREREQUISITES,
    );
    if (!home) throw new Error('a viewing needs a home');
    const { timezone } = this.settings.read({ timezone: 'string' }, stored);
    const preferred = preferredInstant(body.preferred_date, body.preferred_time, timezone, this.clock.now());
    const receipt: ViewingReceiptView = {
      reference: `VW-${numbers.number}`,
      status: 'requested',
      preferred_at: preferred.toString({ smallestUnit: 'millisecond' }),
      timezone,
    };
    await this.store(body, { home, leadId: numbers.id, viewingId: numbers.viewingId, receivedAt }, receipt, language);
    return receipt;
  }

  private async store(
    body: ViewingBody,
    { home, leadId, viewingId, receivedAt }: StoredViewing,
    receipt: ViewingReceiptView,
    language: Language,
  ): Promise<void> {
    const intent = home.purpose === 'sale' ? 'buy' : 'rent';
    const { name, email, phone, message } = body;
    await this.leads.store({ id: leadId, name, email, phone, message, intent, home, receivedAt });
    const { reference, preferred_at, timezone, status } = receipt;
    const searched = `${searchText(reference)} ${leadSearchText(body, home)}`;
    await this.db.queueWrite(sql`
      INSERT INTO viewing (id, lead_id, reference, preferred_at, timezone, status, search_text, created_at, updated_at)
      VALUES (${viewingId}, ${leadId}, ${reference}, ${preferred_at}, ${timezone}, ${status}, ${searched}, ${receivedAt},
        ${receivedAt})`);
    const params = {
      name,
      reference: receipt.reference,
      property: home.reference,
      date: bilingualDay(body.preferred_date),
      time: body.preferred_time,
    };
    await this.notifications.toStaffWith('viewings.view', {
      type: 'viewing_requested',
      params,
      data: { viewing_id: viewingId, reference: receipt.reference },
    });
    await this.events.raise(ViewingRequested, { viewingId });
    const title = home.title[language] || home.title.en;
    await this.letters.acknowledge({
      kind: 'viewing',
      to: email,
      language,
      params: { ...params, date: params.date[language], title },
    });
  }
}
