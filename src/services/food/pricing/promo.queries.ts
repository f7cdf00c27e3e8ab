import { withDates } from '#kit/database/json';
import { type Sql, sql } from '#kit/database/sql';
import type { PromoTerms } from './pricing.types';

/** The person who uses a code. */
export interface PromoPerson {
  customerId: number | null;
  /** E-mail address of the order; that of the account is read. */
  email: string | null;
}

const HASH = sql`encode(sha256(convert_to(address, 'UTF8')), 'hex')`;

/**
 * SQL of a JSON object of the code for `promoTermsOf`, or of NULL. Uses of overdue unpaid orders do not count.
 * @param person null if unknown, as in the quote of a guest
 */
export function promoTerms(code: string, now: string, person: PromoPerson | null): Sql {
  const overdue = sql`used.hold_expires_at <= ${now}::timestamptz`;
  return sql`(
    SELECT json_build_object('id', p.id, 'code', p.code, 'percent', p.percent, 'excludesDelivery', p.excludes_delivery,
      'stackableWithRewards', p.stackable_with_rewards, 'isActive', p.is_active, 'startsAt', p.starts_at,
      'endsAt', p.ends_at, 'maxUses', p.max_uses, 'maxUsesPerCustomer', p.max_uses_per_customer,
      'minimumSubtotalCents', p.minimum_subtotal_cents, 'firstOrderOnly', p.first_order_only,
      'kitchenCodes', ARRAY(
        SELECT kitchen.code FROM promo_kitchen scope JOIN kitchen ON kitchen.id = scope.kitchen_id
        WHERE scope.promo_id = p.id ORDER BY kitchen.code),
      'categoryIds', ARRAY(SELECT category_id FROM promo_category WHERE promo_id = p.id ORDER BY category_id),
      'dishCategoryIds', ARRAY(
        WITH RECURSIVE within AS (
          SELECT category_id AS id FROM promo_category WHERE promo_id = p.id
          UNION SELECT category.id FROM category JOIN within ON category.parent_id = within.id
        ) SELECT id FROM within),
      'uses', p.uses - CASE WHEN p.uses >= p.max_uses THEN (
        SELECT count(*) FROM customer_order used JOIN promo_use use ON use.order_id = used.id
        WHERE ${overdue} AND use.promo_id = p.id) ELSE 0 END,
      'person', ${person ? sql`(${personOf(person, overdue)})` : sql`NULL`})
    FROM promo_code p WHERE p.code = ${code})`;
}

/** Number of uses of the code `p` by the person, with any of the addresses, and whether the person has ordered before. */
function personOf({ customerId, email }: PromoPerson, overdue: Sql): Sql {
  const id = sql`${customerId}::integer`;
  return sql`
    SELECT json_build_object(
      'uses', (
        SELECT coalesce(max(holder.uses - (
          SELECT count(*) FROM customer_order used JOIN promo_use use ON use.order_id = used.id
          WHERE ${overdue} AND use.promo_id = p.id AND holder.holder IN (SELECT promo_holders(use)))), 0)
        FROM promo_holder holder WHERE holder.promo_id = p.id AND holder.holder IN (
          SELECT 'customer:' || ${id} UNION ALL SELECT 'email:' || ${HASH} FROM unnest(addresses) address)),
      'hasOrdered', p.first_order_only AND EXISTS (
        SELECT FROM customer_order used WHERE used.status NOT IN ('cancelled', 'refunded')
          AND (${overdue}) IS NOT TRUE AND (used.email = ANY (addresses) OR used.customer_id = ANY (customers))))
    FROM (
      SELECT addresses, ARRAY(SELECT ${id} UNION SELECT id FROM customer WHERE email = ANY (addresses)) AS customers
      FROM (SELECT array_remove(ARRAY[${email}::text, (SELECT own.email FROM customer own WHERE own.id = ${id})], NULL)
        AS addresses) known
    ) person`;
}

export const promoTermsOf = (stored: unknown): PromoTerms | null =>
  stored ? withDates(stored as PromoTerms, 'startsAt', 'endsAt') : null;
