import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/http/refusal';
import type { Bilingual, Language } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import type { InquiryBody } from './inquiries.dto';
import { InquiryLetters } from './inquiry-letters';
import type { InquiryReceiptView } from './inquiry.view';
import { TrapReceipts } from './trap-receipts';

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
    private readonly limits: RateLimits,
    private readonly notifications: Notifications,
    private readonly letters: InquiryLetters,
    private readonly traps: TrapReceipts,
    private readonly clock: Clock,
  ) {}

  /** The same `client_token` again, also at the same time, answers the first receipt and is not counted. */
  async receive(body: InquiryBody, visitor: Visitor): Promise<InquiryReceiptView> {
    const trapped = Boolean(body.company);
    const first = (await this.receiptOf(body.client_token)) ?? (trapped && this.traps.find(body.client_token));
    if (first) return first;
    const stay = await this.checked(body);
    if (trapped) {
      this.limits.take('inquiries', visitor.address);
      return this.traps.make(body.client_token);
    }
    return this.db.transaction(async () => {
      const stored = await this.store(body, stay, visitor.language);
      // Another request with this token was faster; it has committed by now.
      if (!stored) return (await this.receiptOf(body.client_token))!;
      this.limits.take('inquiries', visitor.address);
      await this.tell(stored.id, body, stay, visitor.language);
      return stored;
    });
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
  ): Promise<InquiryReceiptView | undefined> {
    const row = await this.db.row<{ id: number; received_at: Date }>(
      `INSERT INTO inquiry (client_token, name, email, phone, message, stay_id, stay_slug, stay_reference, stay_title,
         check_in, check_out, guests, locale, search_text, received_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)
       ON CONFLICT ON CONSTRAINT inquiry_client_token_key DO NOTHING
       RETURNING id, received_at`,
      [
        body.client_token,
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
        this.clock.now().toString({ smallestUnit: 'millisecond' }),
      ],
    );
    return row && receipt(row);
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

  private async receiptOf(clientToken: string): Promise<InquiryReceiptView | undefined> {
    const row = await this.db.row<{ id: number; received_at: Date }>(
      'SELECT id, received_at FROM inquiry WHERE client_token = $1',
      [clientToken],
    );
    return row && receipt(row);
  }
}

const receipt = ({ id, received_at }: { id: number; received_at: Date }): InquiryReceiptView => ({
  id,
  received_at: received_at.toISOString(),
});

/** What a search of the dashboard finds an inquiry by. */
export function inquirySearchText(
  { name, email, phone, message }: Pick<InquiryBody, 'name' | 'email' | 'phone' | 'message'>,
  stay: { reference: string; title: Bilingual } | undefined,
): string {
  return searchText([name, email, phone, message, stay?.reference, stay?.title.en, stay?.title.ar].join(' '));
}
