import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { Once } from '#kit/once/once';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { Settings } from '#shared/settings/settings';
import { Leads, leadSearchText, type PublishedHome } from '../leads/leads.service';
import type { Visitor } from '../leads/lead-submission.service';
import { VisitorLetters } from '../leads/visitor-letters';
import { preferredInstant } from './preferred-time';
import type { ViewingReceiptView } from './viewing.view';
import type { ViewingBody } from './viewings.dto';

/** Takes requests for viewings. */
@Injectable()
export class ViewingSubmission {
  constructor(
    private readonly db: Database,
    private readonly once: Once,
    private readonly leads: Leads,
    private readonly letters: VisitorLetters,
    private readonly notifications: Notifications,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async submit(body: ViewingBody, { address, language }: Visitor): Promise<ViewingReceiptView> {
    const token = { kind: 'viewing', key: body.client_token };
    return this.once.answer(token, {
      address,
      limit: 'viewings',
      honeypot: body.company,
      work: () => this.request(body, language),
    });
  }

  private async request(body: ViewingBody, language: Language): Promise<ViewingReceiptView> {
    const home = await this.leads.publishedHome(body.property_id);
    const timezone = await this.settings.value('timezone', 'string');
    const preferred = preferredInstant(body.preferred_date, body.preferred_time, timezone, this.clock.now());
    const receipt: ViewingReceiptView = {
      reference: await this.nextReference(),
      status: 'requested',
      preferred_at: preferred.toString({ smallestUnit: 'millisecond' }),
      timezone,
    };
    await this.store(body, home, receipt, language);
    return receipt;
  }

  /** The viewing and its inquiry, and who is told of them. */
  private async store(
    body: ViewingBody,
    home: PublishedHome,
    receipt: ViewingReceiptView,
    language: Language,
  ): Promise<void> {
    const receivedAt = this.clock.now().toString({ smallestUnit: 'millisecond' });
    const intent = home.purpose === 'sale' ? 'buy' : 'rent';
    const { name, email, phone, message } = body;
    const leadId = await this.leads.store({ name, email, phone, message, intent, home, receivedAt });
    const stored = await this.db.row<{ id: number }>(
      `INSERT INTO viewing (lead_id, reference, preferred_at, timezone, status, search_text, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING id`,
      [
        leadId,
        receipt.reference,
        receipt.preferred_at,
        receipt.timezone,
        receipt.status,
        `${searchText(receipt.reference)} ${leadSearchText(body, home)}`,
        receivedAt,
      ],
    );
    const params = {
      name,
      reference: receipt.reference,
      property: home.reference,
      date: body.preferred_date,
      time: body.preferred_time,
    };
    await this.notifications.toStaffWith('viewings.view', {
      type: 'viewing_requested',
      params,
      data: { viewing_id: stored!.id, reference: receipt.reference },
    });
    const title = home.title[language] || home.title.en;
    await this.letters.acknowledge({ kind: 'viewing', to: email, language, params: { ...params, title } });
  }

  private async nextReference(): Promise<string> {
    const row = await this.db.row<{ number: number }>(`SELECT nextval('viewing_reference_seq') AS number`);
    return `VW-${row!.number}`;
  }
}
