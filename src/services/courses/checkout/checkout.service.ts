import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { problem } from '#kit/fields/field';
import { mapPage, type Page } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { sql, when } from '#kit/database/sql';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { Clock } from '#kit/time/clock';
import { PaymentConfirmation } from '#money/payments/payment-confirmation';
import { PaymentOpening } from '#money/payments/payment-opening';
import type { OpenedPayment } from '#money/payments/payment-request';
import { type ReturnUrls, ReturnUrlReader, withQuery } from '#money/payments/return-urls';
import { OrderView } from '../orders/order.view';
import { ORDER_COLUMNS, type OrderRow } from '../orders/orders.queries';
import { type CheckoutBody, MAX_COURSES, type MyOrdersQuery } from './checkout.dto';
import { Basket } from './basket.service';
import { type CheckoutRequest, Placement } from './placement.service';

type MyOrder = OrderRow & { locale: Language; email: string; return_urls: ReturnUrls | null };

export const MINUTES_TO_PAY = 60;

const SELECT = `
  SELECT ${ORDER_COLUMNS}, o.locale, o.return_urls, s.email FROM course_order o JOIN student s ON s.id = o.student_id
  WHERE o.student_id = $1 AND o.reference = $2`;

export const PAID_ORDER_PAGE = sitePage(
  '/orders/{reference}',
  { payment: 'success|cancel' },
  { en: "After a processor's page", ar: 'بعد صفحة معالج الدفع' },
);

@Injectable()
export class Checkout {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly basket: Basket,
    private readonly placement: Placement,
    private readonly opening: PaymentOpening,
    private readonly confirmation: PaymentConfirmation,
    private readonly addresses: ReturnUrlReader,
    private readonly site: Site,
  ) {}

  /** Opens the payment page unless free. @throws PaymentUnavailable the order is kept; a repeat opens its page */
  async buy(
    studentId: number,
    body: CheckoutBody,
    { language, arrivedAt }: Pick<CheckoutRequest, 'language' | 'arrivedAt'>,
  ): Promise<OrderView> {
    const reference = await this.placement.place({
      studentId,
      courseIds: await this.courseIdsOf(body),
      method: body.payment_method,
      locale: body.locale ?? language,
      language,
      returnUrls: this.addresses.require(body),
      arrivedAt,
    });
    const order = await this.get(studentId, reference);
    if (order.status === 'paid') return OrderView.of(order);
    const { url, sessionId } = await this.open(order);
    return { ...OrderView.of(order), redirect_url: url, session_id: sessionId };
  }

  /** Captures an approved wallet payment; card processors report by webhook. @throws PaymentUnavailable */
  async settle(studentId: number, reference: string): Promise<OrderView> {
    const order = await this.get(studentId, reference);
    if (order.payment_method !== 'wallet' || order.status !== 'pending') return OrderView.of(order);
    await this.confirmation.confirmOpened(reference);
    return OrderView.of(await this.get(studentId, reference));
  }

  async list(studentId: number, { pageRequest, status }: MyOrdersQuery): Promise<Page<OrderView>> {
    const page = await listPage<OrderRow>(this.db, pageRequest, {
      columns: ORDER_COLUMNS,
      from: 'course_order o',
      where: [sql`o.student_id = ${studentId}`, when(status, chosen => sql`o.status = ${chosen}`)],
      order: 'o.updated_at DESC, o.id DESC',
    });
    return mapPage(page, OrderView.of);
  }

  private async get(studentId: number, reference: string): Promise<MyOrder> {
    const order = await this.db.rowOr<MyOrder>(NotFound, SELECT, [studentId, reference]);
    return order;
  }

  /** Unique and ascending. */
  private async courseIdsOf({ course_id, course_ids, course_slug, course_slugs }: CheckoutBody): Promise<number[]> {
    const keys = [...(course_slugs ?? []), ...(course_slug == null ? [] : [course_slug])];
    const named = keys.length > 0 ? await this.basket.findIds(keys) : [];
    const ids = [...new Set([...(course_ids ?? []), ...(course_id == null ? [] : [course_id]), ...named])];
    if (ids.length === 0) throw fieldRefused('course_ids', 'required');
    if (ids.length > MAX_COURSES) throw fieldRefused('course_ids', problem('list', { min: 1, max: MAX_COURSES }));
    return ids.sort((one, other) => one - other);
  }

  private async open(order: MyOrder): Promise<OpenedPayment> {
    const { reference, gateway, currency, locale, email, return_urls: urls } = order;
    return this.opening.open({
      reference,
      provider: gateway,
      amountCents: order.total_cents,
      currency,
      lines: order.lines
        .filter(line => line.charged_cents > 0)
        .map(({ title, charged_cents }) => ({
          name: title[locale] || title.en,
          quantity: 1,
          unitAmountCents: charged_cents,
        })),
      locale,
      email,
      until: this.clock.now().add({ minutes: MINUTES_TO_PAY }),
      returnTo: async () => ({
        success: this.returnAddress(reference, 'success', urls?.ok),
        cancel: this.returnAddress(reference, 'cancel', urls?.cancel),
      }),
    });
  }

  /** Address of the site's page that calls `settle`. */
  private returnAddress(reference: string, payment: 'success' | 'cancel', chosen?: string): string {
    return chosen
      ? withQuery(chosen, { reference, payment })
      : this.site.urlOf(PAID_ORDER_PAGE, { reference, payment });
  }
}
