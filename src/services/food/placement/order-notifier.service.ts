import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { type Language, Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import { Mail } from '#kit/mail/mail';
import { greeting } from '#kit/mail/name-for-mail';
import { fromCents } from '#kit/money/money';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Settings } from '#shared/settings/settings';
import { OrderNews } from '../orders/order-news.service';
import type { OrderRow } from '../orders/orders.queries';

/** What a confirmation says of an order. */
interface ConfirmedOrder {
  language: Language;
  number: string;
  name: string;
  totalCents: number;
  lines: { quantity: number; dish: string; cents: number }[];
  /** Opens the order. */
  tracking: string;
}

const CONFIRMATION = 'order_placed';

/** Tells of a new order: staff on the dashboard, and whoever placed it by mail. Part of the transaction that stores it. */
@Injectable()
export class OrderNotifier implements OnModuleInit {
  constructor(
    private readonly news: OrderNews,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly translator: Translator,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  onModuleInit(): void {
    this.mail.compose<ConfirmedOrder>(CONFIRMATION, order => this.confirmation(order));
  }

  async placed(order: OrderRow, tracking: string): Promise<void> {
    this.news.placed(order);
    await this.news.bell(order, order.payment_status === 'paid' ? (order.kitchen_id ?? 'unscoped') : 'unscoped');
    const message = { to: order.email, letter: CONFIRMATION, about: confirmed(order, tracking) };
    // A guest may write any address into the form; a customer's own orders are mailed however many they are.
    if (order.customer_id === null) await this.mail.queueFromForm(message);
    else await this.mail.send(message);
  }

  private async confirmation(order: ConfirmedOrder): Promise<{ subject: string; text: string; html: string }> {
    const { language, number, name } = order;
    const say = (part: string, params: object = {}) =>
      this.translator.say(`mail.order_placed.${part}`, language, { number, ...params });
    const site = this.configuration.services[this.definition.name]?.siteUrl ?? '';
    return {
      subject: say('subject'),
      ...letter({
        language,
        greeting: greeting(this.translator, language, name),
        paragraphs: [
          say('thanks'),
          ...order.lines.map(({ quantity, dish, cents }) => say('line', { quantity, dish, amount: dollars(cents) })),
          say('total', { amount: dollars(order.totalCents) }),
        ],
        link: { label: say('action'), url: `${site}/orders/track?token=${encodeURIComponent(order.tracking)}` },
        signature: await this.settings.value('site_name', 'string'),
      }),
    };
  }
}

function confirmed(order: OrderRow, tracking: string): ConfirmedOrder {
  const { locale: language, order_number: number, name, total_cents: totalCents } = order;
  const lines = order.lines.map(line => ({
    quantity: line.quantity,
    dish: line.name[language],
    cents: line.line_total_cents,
  }));
  return { language, number, name, totalCents, lines, tracking };
}

const dollars = (cents: number) => fromCents(cents).toFixed(2);
