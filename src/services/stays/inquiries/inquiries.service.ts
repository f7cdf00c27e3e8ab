import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/http/refusal';
import type { Bilingual, Language } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { Once } from '#kit/once/once';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import type { InquiryBody } from './inquiries.dto';
import { InquiryLetters } from './inquiry-letters';
import type { InquiryReceiptView } from './inquiry.view';

export interface Visitor {
  address: string;
  language: Language;
}

interface AskedStay {
  id: number;
  slug: string;
  reference: string;
  title: Bilingual;
}

const READERS = 'inquiries.view';

/** Questions of visitors. */
@Injectable()
export class Inquiries {
  constructor(
    private readonly db: Database,
    private readonly once: Once,
    private readonly notifications: Notifications,
    private readonly letters: InquiryLetters,
    private readonly clock: Clock,
  ) {}

  /** The same `client_token` again, also at the same time, answers the first receipt and is not counted. */
  async receive(body: InquiryBody, { address, language }: Visitor): Promise<InquiryReceiptView> {
    const token = { kind: 'inquiry', key: body.client_token };
    return this.once.answer(token, {
      address,
      limit: 'inquiries',
      honeypot: body.company,
      work: () => this.take(body, language),
    });
  }

  private async take(body: InquiryBody, language: Language): Promise<InquiryReceiptView> {
    const stay = await this.checked(body);
    const receivedAt = this.clock.now().toString({ smallestUnit: 'millisecond' });
    const id = await this.store(body, stay, language, receivedAt);
    await this.tell(id, body, stay, language);
    return { id, received_at: receivedAt };
  }

  /** The published stay it is about, if any; refuses dates out of order. */
  private async checked({ stay_slug, check_in, check_out }: InquiryBody): Promise<AskedStay | undefined> {
    if (check_in && check_out && !isBefore(check_in, check_out)) throw fieldRefused('check_out', 'after_check_in');
    if (!stay_slug) return undefined;
    const stay = await this.db.row<AskedStay>(
      `SELECT id, slug, reference, title FROM stay WHERE slug = $1 AND status = 'published'`,
      [stay_slug],
    );
    if (!stay) throw fieldRefused('stay_slug', 'published_stay');
    return stay;
  }

  private async store(
    body: InquiryBody,
    stay: AskedStay | undefined,
    language: Language,
    receivedAt: string,
  ): Promise<number> {
    const row = await this.db.row<{ id: number }>(
      `INSERT INTO inquiry (name, email, phone, message, stay_id, stay_slug, stay_reference, stay_title,
         check_in, check_out, guests, locale, search_text, received_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14) RETURNING id`,
      [
        body.name,
        body.email,
        body.phone ?? null,
        body.message,
        stay?.id ?? null,
        stay?.slug ?? null,
        stay?.reference ?? null,
        stay ? JSON.stringify(stay.title) : null,
        body.check_in ?? null,
        body.check_out ?? null,
        body.guests ?? null,
        language,
        inquirySearchText(body, stay),
        receivedAt,
      ],
    );
    return row!.id;
  }

  private async tell(id: number, body: InquiryBody, stay: AskedStay | undefined, language: Language): Promise<void> {
    const { name, email, message } = body;
    await this.notifications.toStaffWith(READERS, {
      type: 'inquiry',
      params: { name, email, message },
      data: { inquiry_id: id, stay_slug: stay?.slug ?? null },
    });
    await this.letters.send({ body, stayTitle: stay?.title, language });
  }
}

/** What a search of the dashboard finds an inquiry by. */
export function inquirySearchText(
  { name, email, phone, message }: Pick<InquiryBody, 'name' | 'email' | 'phone' | 'message'>,
  stay: { reference: string; title: Bilingual } | undefined,
): string {
  return searchText([name, email, phone, message, stay?.reference, stay?.title.en, stay?.title.ar].join(' '));
}
