import type { Database } from '#kit/database/database';
import { withDates } from '#kit/database/json';
import { raw, type Sql, sql } from '#kit/database/sql';
import { ORDERING_KITCHEN_JSON, type OrderingKitchen, orderingKitchen } from '../kitchens/kitchens.service';
import {
  type SlotWindow,
  type TakenSlots,
  takenSlots,
  type TakenSlotsJson,
  takenSlotsJson,
} from '../slots/taken-slots';
import { promoTermsOf } from './promo.queries';
import type { BasketLine, Menu, MenuDish, MenuOffer, PromoTerms } from './pricing.types';

export interface BasketRecords<Extra> {
  menu: Menu;
  promo: PromoTerms | null;
  /** Points of the customer; null for a guest. */
  pointsBalance: number | null;
  kitchen: OrderingKitchen | null;
  taken: TakenSlots;
  settings: Readonly<Record<string, unknown>>;
  extra: Extra;
}

interface Row<Extra> {
  dishes: MenuDish[];
  offers: MenuOffer[];
  promo: unknown;
  balance: number | null;
  kitchen: OrderingKitchen | null;
  taken: TakenSlotsJson;
  settings: Record<string, unknown>;
  extra: Extra;
}

export interface BasketNames {
  lines: readonly BasketLine[];
  /** SQL of `promoTerms`. */
  promo: Sql;
  customerId: number | null;
  /** The code, or SQL of it. */
  kitchenCode: string | null | Sql;
  settings: readonly string[];
  /** Selects the taken slots. */
  slots: SlotWindow & { dishes: number | null };
  /** SQL arrays of ids in addition to those of `lines`. */
  stored?: { dishIds: Sql; offerIds: Sql };
}

const NONE = raw(`'{}'::integer[]`);

/** Hides the number of ids: a plan for just these would look cheaper than one to keep, and each order would be planned. */
const anyOf = (ids: number[], stored: Sql): Sql => sql`ANY (ARRAY(SELECT unnest(${ids}::integer[] || ${stored})))`;

/** Reads all records that price a basket, in one statement. @param extra SQL of a JSON value to read with them */
export async function basketRecords<Extra>(
  db: Database,
  { lines, promo, customerId, kitchenCode, settings, slots, stored = { dishIds: NONE, offerIds: NONE } }: BasketNames,
  extra: Sql = sql`NULL`,
): Promise<BasketRecords<Extra>> {
  const dishIds = [...new Set(lines.flatMap(line => line.productId ?? Object.values(line.offerChoices)))];
  const offerIds = [...new Set(lines.flatMap(line => line.offerId ?? []))];
  const statement = sql`
    SELECT
      (SELECT coalesce(json_agg(json_build_object(
          'id', id, 'slug', slug, 'name', name, 'image', images ->> 0, 'categoryId', category_id, 'priceCents', price_cents, 'isActive', is_active, 'isAvailable', is_available,
          'archived', archived_at IS NOT NULL, 'optionGroups', option_groups, 'preparationMinutes', preparation_minutes, 'availableFrom', snooze.until)), '[]')
       FROM dish LEFT JOIN dish_snooze snooze ON snooze.product_id = dish.id
         AND snooze.kitchen_id = (SELECT kitchen.id FROM kitchen WHERE kitchen.code = ${kitchenCode})
       WHERE id = ${anyOf(dishIds, stored.dishIds)}) AS dishes,
      (SELECT coalesce(json_agg(json_build_object(
          'id', id, 'code', code, 'name', name, 'image', image, 'priceCents', price_cents, 'isActive', is_active, 'slots', slots)), '[]')
       FROM combo_offer WHERE id = ${anyOf(offerIds, stored.offerIds)}) AS offers,
      ${promo} AS promo,
      (SELECT reward_points FROM customer WHERE id = ${customerId}) AS balance,
      (SELECT ${ORDERING_KITCHEN_JSON}
       FROM kitchen WHERE code = ${kitchenCode}) AS kitchen,
      (SELECT ${takenSlotsJson(slots, slots.dishes)} FROM kitchen WHERE code = ${kitchenCode}) AS taken,
      (SELECT coalesce(json_object_agg(key, value), '{}') FROM setting WHERE key = ANY (${settings})) AS settings,
      ${extra} AS extra`;
  const row = (await db.row<Row<Extra>>(statement, { prepared: true }))!;
  return {
    menu: { dishes: byId(row.dishes.map(dish => withDates(dish, 'availableFrom'))), offers: byId(row.offers) },
    promo: promoTermsOf(row.promo),
    pointsBalance: row.balance,
    kitchen: row.kitchen && orderingKitchen(row.kitchen),
    taken: takenSlots(row.taken),
    settings: row.settings,
    extra: row.extra,
  };
}

const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map(item => [item.id, item]));
