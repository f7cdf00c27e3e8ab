import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Letters } from '#mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { formatAmount } from '#kit/language/formatting';
import { CURRENCY } from '#payments/processors';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { LETTER_STEPS, orderRows, type OrderStep } from './order-letter-rows';
import { isSystemReason, type OrderStatus, type SystemReason } from './order-status';
import { orderDetail, type OrderRow } from './orders.queries';
import { Tracking } from './tracking';

const ORDER_LETTER = deferredLetter<{ id: number; step: OrderStep }>('order');
const LATE_PAYMENT = deferredLetter<{ id: number; amountCents: number }>('late_payment');

export type WrittenTo = Pick<OrderRow, 'id' | 'email'>;

export const TRACKING_PAGE = sitePage(
  '/orders/track',
  { token: '…', number: '…' },
  { en: 'Mails about an order', ar: 'رسائل الطلب' },
);

/** Mails the customer at each step, in the language of the order and in the transaction of the step. */
@Injectable()
export class OrderLetters implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly letters: Letters,
    private readonly tracking: Tracking,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  onModuleInit(): void {
    this.mail.compose(ORDER_LETTER, ({ id, step }) => this.write(id, step));
    this.mail.compose(LATE_PAYMENT, ({ id, amountCents }) => this.writeLatePayment(id, amountCents));
  }

  async sendPlacement({ id, email, customer_id }: WrittenTo & Pick<OrderRow, 'customer_id'>): Promise<void> {
    const message = ORDER_LETTER.to(email, { id, step: 'placed' });
    // Guests can enter any address, so these mails are rate limited; mails of customers are not.
    if (customer_id === null) await this.mail.queueFromForm(message);
    else await this.mail.send(message);
  }

  /** Mails the new status, unless it is outside `LETTER_STEPS`. */
  async sendStatus({ id, email }: WrittenTo, to: OrderStatus): Promise<void> {
    const step = LETTER_STEPS.find(each => each === to);
    if (step) await this.mail.send(ORDER_LETTER.to(email, { id, step }));
  }

  /** Mails a cancellation by the system. The mail to a guest who never paid is rate limited, as that of the placement. */
  async sendCancellation(
    { id, email, customer_id }: WrittenTo & Pick<OrderRow, 'customer_id'>,
    step: SystemReason,
  ): Promise<void> {
    const message = ORDER_LETTER.to(email, { id, step });
    if (customer_id === null && step === 'payment_expired') await this.mail.queueFromForm(message);
    else await this.mail.send(message);
  }

  /** Mails that a late payment is returned. */
  async sendLatePayment({ id, email }: WrittenTo, amountCents: number): Promise<void> {
    await this.mail.send(LATE_PAYMENT.to(email, { id, amountCents }));
  }

  private async writeLatePayment(id: number, amountCents: number): Promise<ComposedMail> {
    const order = await orderDetail(this.db, { id });
    if (!order) throw new Error(`order ${id} of a mail does not exist`);
    const { locale: language, order_number: number, name } = order;
    const values = { number, amount: formatAmount(amountCents, CURRENCY, language) };
    const signature = await this.settings.name('site_name', language);
    return this.letters.compose({ language, values }, say => ({
      subject: say('mail.order.late_payment.subject'),
      greeting: { name },
      paragraphs: [say('mail.order.late_payment.text')],
      rows: [
        { label: say('mail.order.number'), value: number },
        { label: say('mail.order.late_payment.amount'), value: values.amount },
      ],
      signature,
    }));
  }

  private async write(id: number, step: OrderStep): Promise<ComposedMail> {
    const order = await orderDetail(this.db, { id });
    if (!order) throw new Error(`order ${id} of a mail does not exist`);
    const { locale: language, order_number: number, name } = order;
    const variant = isSystemReason(step) ? step : `${step}_${order.fulfillment}`;
    const url = await this.trackingUrl(order, step);
    const signature = await this.settings.name('site_name', language);
    return this.letters.compose({ language, prefix: 'mail.order', values: { number } }, say => ({
      subject: say(`${variant}.subject`),
      greeting: { name },
      paragraphs: [say(`${variant}.text`), ...notesOn(order, step).map(key => say(key))],
      rows: orderRows(order, step, say),
      link: { label: say('action'), url },
      notes: [say('link_lasts')],
      signature,
    }));
  }

  /** The link contains the order number too, so that the page asks only for the e-mail address once the token has expired. */
  private async trackingUrl({ id, placed_at, order_number }: OrderRow, step: OrderStep): Promise<string> {
    const issued = step === 'placed' ? placed_at : this.clock.date();
    const token = await this.tracking.token({ id, placed_at: issued });
    return this.site.urlOf(TRACKING_PAGE, { token, number: order_number });
  }
}

function notesOn({ payment_status, points_redeemed }: OrderRow, step: OrderStep): string[] {
  if (step === 'placed' && payment_status !== 'paid') return ['not_paid'];
  const isEnded = isSystemReason(step);
  return [
    ...((isEnded || step === 'cancelled') && payment_status === 'refund_due' ? ['money_back'] : []),
    ...(isEnded && points_redeemed > 0 ? ['points_back'] : []),
  ];
}
