import type { Database } from '#kit/database/database';
import type { BasketLine, Menu, MenuDish, MenuOffer, PromoTerms } from './pricing.types';

/** What a basket is priced from besides kitchen and settings. */
export interface BasketRecords {
  menu: Menu;
  promo: PromoTerms | null;
  /** The customer's balance, null for a guest. */
  pointsBalance: number | null;
}

interface Row {
  dishes: MenuDish[];
  offers: MenuOffer[];
  promo: PromoTerms | null;
  balance: number | null;
}

/**
 * The dishes and offers of the lines, the dishes their offers choose, the code and the balance, in one statement.
 * `promoCode` is normalised.
 */
export async function basketRecords(
  db: Database,
  lines: readonly BasketLine[],
  promoCode: string | null,
  customerId: number | null,
): Promise<BasketRecords> {
  const dishIds = lines.flatMap(line => line.productId ?? Object.values(line.offerChoices));
  const offerIds = lines.flatMap(line => line.offerId ?? []);
  const row = await db.row<Row>(
    `SELECT
       (SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', id, 'name', name, 'priceCents', price_cents, 'isActive', is_active, 'isAvailable', is_available,
           'archived', archived_at IS NOT NULL, 'optionGroups', option_groups)), '[]')
        FROM dish WHERE id = ANY ($1)) AS dishes,
       (SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', id, 'code', code, 'name', name, 'priceCents', price_cents, 'isActive', is_active, 'slots', slots)), '[]')
        FROM combo_offer WHERE id = ANY ($2)) AS offers,
       (SELECT jsonb_build_object('code', code, 'percent', percent, 'excludesDelivery', excludes_delivery,
           'stackableWithRewards', stackable_with_rewards, 'isActive', is_active)
        FROM promo_code WHERE code = $3) AS promo,
       (SELECT reward_points FROM customer WHERE id = $4) AS balance`,
    [[...new Set(dishIds)], [...new Set(offerIds)], promoCode, customerId],
    { prepared: true },
  );
  return {
    menu: { dishes: byId(row?.dishes ?? []), offers: byId(row?.offers ?? []) },
    promo: row?.promo ?? null,
    pointsBalance: row?.balance ?? null,
  };
}

const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map(item => [item.id, item]));
