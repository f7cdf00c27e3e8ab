import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import { Mail, type Message } from '#kit/mail/mail';
import { greeting } from '#kit/mail/name-for-mail';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { sitePage } from '#kit/service/site-page';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { LETTER_STEPS, orderRows, type OrderStep } from './order-letter-rows';
import type { OrderStatus } from './order-status';
import { orderDetail, type OrderRow } from './orders.queries';
import { Tracking } from './tracking';

interface OrderLetter {
  id: number;
  step: OrderStep;
}

export type WrittenTo = Pick<OrderRow, 'id' | 'email'>;

const LETTER = 'order';

export const TRACKING_PAGE = sitePage(
  '/orders/track',
  { token: '…', number: '…' },
  { en: 'Mails about an order', ar: 'رسائل الطلب' },
);

/** Mails the customer, in the language of the order, at each step and in its transaction. */
@Injectable()
export class OrderLetters implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly tracking: Tracking,
    private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  onModuleInit(): void {
    this.mail.compose<OrderLetter>(LETTER, about => this.letter(about));
  }

  async placed({ id, email, customer_id }: WrittenTo & Pick<OrderRow, 'customer_id'>): Promise<void> {
    const message = { to: email, letter: LETTER, about: { id, step: 'placed' } satisfies OrderLetter };
    // Guests can enter any address, so these mails are rate limited; mails of customers are not.
    if (customer_id === null) await this.mail.queueFromForm(message);
    else await this.mail.send(message);
  }

  /** Statuses outside `LETTER_STEPS` send no mail. */
  async moved({ id, email }: WrittenTo, to: OrderStatus): Promise<void> {
    const step = LETTER_STEPS.find(each => each === to);
    if (step) await this.mail.send({ to: email, letter: LETTER, about: { id, step } satisfies OrderLetter });
  }

  private async letter({ id, step }: OrderLetter): Promise<Omit<Message, 'to'>> {
    const order = await orderDetail(this.db, { id });
    if (!order) throw new Error(`order ${id} is not there to be written about`);
    const { locale: language, order_number: number, name } = order;
    const say = (key: string) => this.translator.say(`mail.order.${key}`, language, { number });
    const variant = `${step}_${order.fulfillment}`;
    return {
      subject: say(`${variant}.subject`),
      ...letter({
        language,
        greeting: greeting(this.translator, language, name),
        paragraphs: [say(`${variant}.text`), ...notesOn(order, step).map(say)],
        rows: orderRows(order, step, say),
        link: { label: say('action'), url: await this.addressOf(order, step) },
        notes: [say('link_lasts')],
        signature: await this.settings.name('site_name', language),
      }),
    };
  }

  /** If the link has expired, the page asks for the e-mail address; it already has the number. */
  private async addressOf({ id, placed_at, order_number }: OrderRow, step: OrderStep): Promise<string> {
    const site = this.configuration.services[this.definition.name]?.siteUrl ?? '';
    const issued = step === 'placed' ? placed_at : this.clock.date();
    const token = await this.tracking.token({ id, placed_at: issued });
    return TRACKING_PAGE.urlAt(site, { token, number: order_number });
  }
}

function notesOn({ payment_status }: OrderRow, step: OrderStep): string[] {
  if (step === 'placed' && payment_status !== 'paid') return ['not_paid'];
  return step === 'cancelled' && payment_status === 'refund_due' ? ['money_back'] : [];
}
