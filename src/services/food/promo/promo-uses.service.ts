import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import type { ConstraintRetry } from '#kit/database/retrying';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { normaliseEmail } from '#kit/text/email-address';
import type { RowOf } from '#kit/views/view';
import { OrderExpiry } from '../deadlines/order-expiry.service';
import type { OrderRow } from '../orders/orders.queries';
import type { PromoTerms } from '../pricing/pricing.types';
import { isLimited, isLimitedPerPerson } from '../pricing/promo';
import { PromoCode } from './promo-code.entity';
import { PromoUseView } from './promo.view';

/** Constraints that fail if a parallel or overdue order of the same person holds the use. */
const OF_ONE_PERSON = [
  'promo_holder_first_once',
  'promo_holder_first',
  'promo_use_first_email',
  'promo_use_first_customer',
];
const OF_THE_CODE = ['promo_code_not_used_up', 'promo_holder_not_over', 'promo_use_promo_fkey'];

/** A retry may lose again to the next parallel order. */
const MAX_RETRIES = 5;

/** Stores the use of a code with a limit by an order. A trigger deletes it when the order gives it back. */
@Injectable()
export class PromoUses {
  constructor(
    private readonly db: Database,
    private readonly expiry: OrderExpiry,
  ) {}

  /** Queues the use with the order; constraints refuse one too many. Uses of codes without a limit are not stored. */
  async take(
    { id, customer_id, email }: Pick<OrderRow, 'id' | 'customer_id' | 'email'>,
    terms: PromoTerms,
    accountEmail: string | null,
  ): Promise<void> {
    if (!isLimited(terms)) return;
    const [hash, accountHash] = isLimitedPerPerson(terms) ? [hashOf(email), accountEmail && hashOf(accountEmail)] : [];
    await this.db.queueWrite(sql`
      INSERT INTO promo_use (order_id, promo_id, customer_id, email_hash, account_email_hash, is_first)
      VALUES (${id}, ${terms.id}, ${hash ? customer_id : null}, ${hash ?? null},
        ${accountHash && accountHash !== hash ? accountHash : null}, ${terms.firstOrderOnly ?? false})`);
  }

  /** Retries of an order that found no use left, after overdue orders have given theirs back. @param code normalized */
  retries(code: string | null): ConstraintRetry[] {
    return [
      { names: OF_ONE_PERSON, times: MAX_RETRIES, before: () => this.expiry.endUnpaid() },
      { names: OF_THE_CODE, times: MAX_RETRIES, before: () => this.expireHoldsOf(code) },
    ];
  }

  /** Orders with a use of the code, newest first. @throws NotFound */
  async list(promoId: number, request: PageRequest): Promise<Page<PromoUseView>> {
    if (!(await this.db.of(PromoCode).existsBy({ id: promoId }))) throw NotFound();
    const page = await listPage<RowOf<typeof PromoUseView>>(this.db, request, {
      columns: 'o.order_number, o.placed_at AS at, o.status AS state',
      from: 'promo_use u',
      join: 'JOIN customer_order o ON o.id = u.order_id',
      where: [sql`u.promo_id = ${promoId}`],
      order: 'u.order_id DESC',
    });
    return mapPage(page, PromoUseView.of);
  }

  private async expireHoldsOf(code: string | null): Promise<void> {
    const promo = await this.db.row<{ id: number }>('SELECT id FROM promo_code WHERE code = $1', [code]);
    if (promo) await this.expiry.expireHolds({ promoId: promo.id });
  }
}

/** Addresses with a tag, such as `a+b@`, count as different ones. */
const hashOf = (email: string): string => createHash('sha256').update(normaliseEmail(email)).digest('hex');
