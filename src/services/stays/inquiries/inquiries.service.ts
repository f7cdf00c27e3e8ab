import { Injectable } from '@nestjs/common';
import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused } from '#kit/refusals/refusal';
import type { Bilingual, Language } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { isBefore } from '#kit/time/calendar';
import { DomainEvents } from '#kit/service/domain-events';
import { Forms } from '#shared/forms/forms';
import type { PublicForm, Visitor } from '#shared/forms/public-form';
import { Stay } from '../stays/stay.entity';
import type { InquiryBody } from './inquiries.dto';
import { InquiryReceived } from './inquiry.events';
import { Inquiry } from './inquiry.entity';
import { type InquiryStay, InquiryNotifier } from './inquiry-notifier.service';
import type { InquiryReceiptView } from './inquiry.view';

export const INQUIRY_FORM: PublicForm = {
  kind: 'inquiry',
  limit: 'inquiries',
  counted: 'questions from one address',
  message: 'messages.inquiry_received',
};

@Injectable()
export class Inquiries {
  constructor(
    private readonly db: Database,
    private readonly forms: Forms,
    private readonly records: Records,
    private readonly notifier: InquiryNotifier,
    private readonly events: DomainEvents,
  ) {}

  async receive(body: InquiryBody, { address, language }: Visitor): Promise<InquiryReceiptView> {
    return this.forms.submit(INQUIRY_FORM, body, address, receivedAt => this.create(body, language, receivedAt));
  }

  private async create(body: InquiryBody, language: Language, receivedAt: string): Promise<InquiryReceiptView> {
    const stay = await this.validate(body);
    const id = await this.store(body, stay, language, receivedAt);
    await this.notifier.received(id, { body, stay, language });
    await this.events.raise(InquiryReceived, { inquiryId: id });
    return { id, received_at: receivedAt };
  }

  /** The published stay of the question, if any. Refuses a check-out that is not after the check-in. */
  private async validate({ stay_slug, check_in, check_out }: InquiryBody): Promise<InquiryStay | undefined> {
    if (check_in && check_out && !isBefore(check_in, check_out)) throw fieldRefused('check_out', 'after_check_in');
    if (!stay_slug) return undefined;
    const stay = await this.db.of(Stay).findOneBy({ slug: stay_slug, status: 'published' });
    if (!stay) throw fieldRefused('stay_slug', 'published_stay');
    return stay;
  }

  private async store(
    body: InquiryBody,
    stay: InquiryStay | undefined,
    language: Language,
    receivedAt: string,
  ): Promise<number> {
    return this.records.create(Inquiry, {
      ...inquiryColumns(body),
      stayId: stay?.id,
      staySlug: stay?.slug,
      stayReference: stay?.reference,
      stayTitle: stay?.title,
      locale: language,
      searchText: inquirySearchText(body, stay),
      receivedAt: new Date(receivedAt),
      updatedAt: new Date(receivedAt),
    });
  }
}

const inquiryColumns = bodyColumns<InquiryBody, Inquiry>({ client_token: NO_COLUMN, company: NO_COLUMN });

export function inquirySearchText(
  { name, email, phone, message }: Pick<InquiryBody, 'name' | 'email' | 'phone' | 'message'>,
  stay: { reference: string; title: Bilingual } | undefined,
): string {
  return searchText([name, email, phone, message, stay?.reference, stay?.title.en, stay?.title.ar].join(' '));
}
