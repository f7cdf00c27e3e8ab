import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import { Mail } from '#kit/mail/mail';
import { greeting } from '#kit/mail/name-for-mail';
import { fromCents } from '#kit/money/money';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Notifications } from '#shared/notifications/notifications.service';
import { Settings } from '#shared/settings/settings';
import type { OrderRow } from '../orders/orders.queries';
import { Tracking } from '../orders/tracking';

/** Tells of a new order: staff on the dashboard, and whoever placed it by mail. Part of the transaction that stores it. */
@Injectable()
export class OrderNotifier {
  constructor(
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly tracking: Tracking,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async placed(order: OrderRow): Promise<void> {
    await this.tellStaff(order);
    const message = { to: order.email, ...(await this.confirmation(order)) };
    // A guest may write any address into the form; a customer's own orders are mailed however many they are.
    if (order.customer_id === null) await this.mail.queueFromForm(message);
    else await this.mail.send(message);
  }

  /** Kitchen accounts read it too: no amount, no e-mail address. */
  private async tellStaff({ id, order_number, name, kitchen_id, kitchen_code }: OrderRow): Promise<void> {
    await this.notifications.toStaffWith(
      'orders.view',
      {
        type: 'order_placed',
        params: { number: order_number, name },
        data: { order_id: id, order_number, kitchen_code },
      },
      { scopeId: kitchen_id ?? undefined },
    );
  }

  private async confirmation(order: OrderRow): Promise<{ subject: string; text: string; html: string }> {
    const { locale: language, order_number: number, name } = order;
    const say = (part: string, params: object = {}) =>
      this.translator.say(`mail.order_placed.${part}`, language, { number, ...params });
    const site = this.configuration.services[this.definition.name]?.siteUrl ?? '';
    const token = encodeURIComponent(await this.tracking.token(order));
    return {
      subject: say('subject'),
      ...letter({
        language,
        greeting: greeting(this.translator, language, name),
        paragraphs: [
          say('thanks'),
          ...order.lines.map(line =>
            say('line', { quantity: line.quantity, dish: line.name[language], amount: dollars(line.line_total_cents) }),
          ),
          say('total', { amount: dollars(order.total_cents) }),
        ],
        link: { label: say('action'), url: `${site}/orders/track?token=${token}` },
        signature: await this.settings.value('site_name', 'string'),
      }),
    };
  }
}

const dollars = (cents: number) => fromCents(cents).toFixed(2);
