import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { formatAmount } from '#kit/language/formatting';
import { Letters, type Say } from '#mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { Site } from '#kit/service/site';
import { Clock } from '#kit/time/clock';
import { Refund } from '#money/refunds/refund.entity';
import type { RefundPartRow } from '#money/refunds/refund.view';
import { CURRENCY } from '#payments/processors';
import { Settings } from '#shared/settings/settings';
import { TRACKING_PAGE } from '../orders/order-letters.service';
import { orderDetail, type OrderRow } from '../orders/orders.queries';
import { Tracking } from '../orders/tracking';
import { EXTRAS } from './charged-order';

const REFUND_LETTER = deferredLetter<{ refundId: number }>('refund');

/** Mails the customer that a part of an order is refunded, in the language of the order. */
@Injectable()
export class OrderRefundLetters implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly letters: Letters,
    private readonly settings: Settings,
    private readonly tracking: Tracking,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  onModuleInit(): void {
    this.mail.compose(REFUND_LETTER, ({ refundId }) => this.write(refundId));
  }

  async send(email: string, refundId: number): Promise<void> {
    await this.mail.send(REFUND_LETTER.to(email, { refundId }));
  }

  private async write(refundId: number): Promise<ComposedMail> {
    const stored = await this.db.of(Refund).findOneBy({ id: refundId });
    const order = stored && (await orderDetail(this.db, { orderNumber: stored.reference }));
    const refund = order?.refunds.find(each => each.id === refundId);
    if (!order || !refund) throw new Error(`refund ${refundId} of a mail does not exist`);
    const { id, locale: language, order_number: number, name } = order;
    const amount = formatAmount(refund.amount_cents, CURRENCY, language);
    const token = await this.tracking.token({ id, placed_at: this.clock.date() });
    const signature = await this.settings.name('site_name', language);
    return this.letters.compose({ language, prefix: 'mail.refunded_partly', values: { number } }, say => ({
      subject: say('subject'),
      greeting: { name },
      paragraphs: [say('text', { amount })],
      rows: [
        ...refund.parts.map(part => ({
          label: labelOf(part, order, say),
          value: formatAmount(part.amount_cents, CURRENCY, language),
        })),
        { label: say('total'), value: amount },
      ],
      link: { label: say('action'), url: this.site.urlOf(TRACKING_PAGE, { token, number }) },
      signature,
    }));
  }
}

function labelOf({ kind, position, quantity }: RefundPartRow, { lines, locale }: OrderRow, say: Say): string {
  const line = lines.find(each => each.position === position);
  if (line) return `${quantity} × ${line.name[locale]}`;
  return say(EXTRAS.find(extra => extra === kind) ?? 'goodwill');
}
