import type { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import type { Bilingual } from '#kit/language/language';
import type { QuoteBasis } from '../pricing/priced-basket';
import {
  type SlotWindow,
  type TakenSlots,
  takenSlots,
  type TakenSlotsJson,
  takenSlotsJson,
} from '../slots/taken-slots';
import { ORDERING_KITCHEN_JSON, type OrderingKitchen, orderingKitchen } from '../kitchens/kitchens.service';

/** Maximum length of each list of `help`. */
export const MAX_ENTRIES = 3;

/** Kitchens whose openings are computed; those that deliver come first. */
const MAX_KITCHENS = 100;

export interface WantedRecords {
  additions?: { kitchenId: number; priceCents: number; at: Date };
  otherKitchens?: {
    code: string | null;
    /** A kitchen that lists one of these delivers to the address. */
    postcodes: readonly string[];
    onlyDelivering: boolean;
    /** Ids of the dishes of the basket. */
    dishIds: readonly number[];
    at: Date;
  };
  alternatives?: { kitchenId: number | null; dishIds: readonly number[]; at: Date };
  slots?: WantedSlots | undefined;
  /** Codes of kitchens. */
  promoKitchens?: readonly string[];
  /** Ids of categories. */
  promoCategories?: readonly number[];
}

/** Selects the slots of a kitchen without room for this many dishes. */
export interface WantedSlots {
  kitchenId: number;
  window: SlotWindow;
  dishes: number;
}

/** The instant for which snoozes are evaluated: the start of the chosen slot, otherwise now. */
export const evaluationTime = ({ request, openNow }: QuoteBasis): Date =>
  new Date((request.scheduledFor ?? openNow.now).epochMilliseconds);

export interface HelpDish {
  id: number;
  slug: string;
  name: Bilingual;
  priceCents: number;
}

export interface OtherKitchen {
  kitchen: OrderingKitchen;
  delivers: boolean;
  /** End of the snooze by dish id, for dishes of the basket. */
  snoozes: ReadonlyMap<number, Date>;
}

export interface HelpRecords {
  additions: HelpDish[];
  otherKitchens: OtherKitchen[];
  /** By id of the dish to replace. */
  alternatives: Readonly<Record<number, HelpDish[]>>;
  taken: TakenSlots;
  promoKitchens: Named<{ code: string }>[];
  promoCategories: Named<{ id: number; slug: string }>[];
}

type Named<Record> = Record & { name: Bilingual };

interface Row {
  additions: HelpDish[] | null;
  otherKitchens: { kitchen: OrderingKitchen; delivers: boolean; snoozes: Record<string, string> }[] | null;
  alternatives: Record<number, HelpDish[]> | null;
  taken: TakenSlotsJson;
  promoKitchens: HelpRecords['promoKitchens'] | null;
  promoCategories: HelpRecords['promoCategories'] | null;
}

const NOTHING: HelpRecords = {
  additions: [],
  otherKitchens: [],
  alternatives: {},
  taken: new Map(),
  promoKitchens: [],
  promoCategories: [],
};

/** Reads the records in one statement, or in none if nothing is wanted. */
export async function helpRecords(db: Database, wanted: WantedRecords): Promise<HelpRecords> {
  if (Object.values(wanted).every(part => part === undefined)) return NOTHING;
  const row = (await db.row<Row>(helpStatement(wanted), { prepared: true }))!;
  const otherKitchens = (row.otherKitchens ?? []).map(({ kitchen, delivers, snoozes }) => ({
    kitchen: orderingKitchen(kitchen),
    delivers,
    snoozes: new Map(Object.entries(snoozes).map(([id, until]) => [Number(id), new Date(until)])),
  }));
  return {
    additions: row.additions ?? [],
    otherKitchens,
    alternatives: row.alternatives ?? {},
    taken: takenSlots(row.taken),
    promoKitchens: row.promoKitchens ?? [],
    promoCategories: row.promoCategories ?? [],
  };
}

export const helpStatement = ({
  additions,
  otherKitchens,
  alternatives,
  slots,
  promoKitchens,
  promoCategories,
}: WantedRecords): Sql => sql`
  SELECT ${additions ? additionsJson(additions) : NULL} AS additions,
    ${otherKitchens ? otherKitchensJson(otherKitchens) : NULL} AS "otherKitchens",
    ${alternatives ? alternativesJson(alternatives) : NULL} AS alternatives,
    ${slots ? takenJson(slots) : NULL} AS taken,
    ${promoKitchens ? promoKitchensJson(promoKitchens) : NULL} AS "promoKitchens",
    ${promoCategories ? promoCategoriesJson(promoCategories) : NULL} AS "promoCategories"`;

const NULL = sql`NULL`;

const takenJson = ({ kitchenId, window, dishes }: WantedSlots) =>
  sql`(SELECT ${takenSlotsJson(window, dishes)} FROM kitchen WHERE kitchen.id = ${kitchenId})`;

const promoKitchensJson = (codes: readonly string[]) => sql`
  (SELECT json_agg(json_build_object('code', code, 'name', name)) FROM (
    SELECT code, name FROM kitchen WHERE code = ANY (${codes}) AND is_active ORDER BY id LIMIT ${MAX_ENTRIES}) named)`;

const promoCategoriesJson = (ids: readonly number[]) => sql`
  (SELECT json_agg(json_build_object('id', id, 'slug', slug, 'name', name)) FROM (
    SELECT id, slug, name FROM category WHERE id = ANY (${ids}) AND archived_at IS NULL AND is_active ORDER BY id LIMIT ${MAX_ENTRIES}) named)`;

const ORDERABLE = sql`dish.archived_at IS NULL AND dish.is_active AND dish.is_available AND dish.is_orderable`;
const NO_CHOICE_REQUIRED = sql`NOT dish.option_groups @? '$[*] ? (@.required == true)'`;
const notSnoozed = (kitchenId: number | null, at: Date) => sql`NOT EXISTS (SELECT FROM dish_snooze snooze
  WHERE snooze.kitchen_id = ${kitchenId} AND snooze.product_id = dish.id AND snooze.until > ${at})`;
const DISH = sql`dish.id, dish.slug, dish.name, dish.price_cents, dish.is_best_seller, dish.popularity`;
const dishJson = sql`json_build_object('id', id, 'slug', slug, 'name', name, 'priceCents', price_cents)`;

const additionsJson = ({ kitchenId, priceCents, at }: NonNullable<WantedRecords['additions']>) => sql`
  (SELECT json_agg(${dishJson} ORDER BY price_cents, id) FROM (
    SELECT ${DISH} FROM dish
    WHERE ${ORDERABLE} AND ${NO_CHOICE_REQUIRED} AND dish.price_cents >= ${priceCents} AND ${notSnoozed(kitchenId, at)}
    ORDER BY dish.price_cents, dish.id LIMIT ${MAX_ENTRIES}) addition)`;

/** Dishes of the same category, nearest price first. Dearer and cheaper ones are read from the price index separately. */
const alternativesJson = ({ kitchenId, dishIds, at }: NonNullable<WantedRecords['alternatives']>) => {
  const inCategory = sql`SELECT ${DISH} FROM dish
    WHERE ${ORDERABLE} AND dish.category_id = missing.category_id AND dish.id <> missing.id AND ${notSnoozed(kitchenId, at)}`;
  const popular = sql`dish.is_best_seller DESC, dish.popularity DESC, dish.id DESC LIMIT ${MAX_ENTRIES}`;
  return sql`
  (SELECT json_object_agg(missing.id, (
      SELECT json_agg(${dishJson}) FROM (
        SELECT * FROM (
          (${inCategory} AND dish.price_cents >= missing.price_cents ORDER BY dish.price_cents, ${popular})
          UNION ALL
          (${inCategory} AND dish.price_cents < missing.price_cents ORDER BY dish.price_cents DESC, ${popular})) near
        ORDER BY abs(price_cents - missing.price_cents), is_best_seller DESC, popularity DESC, id DESC
        LIMIT ${MAX_ENTRIES}) nearest))
   FROM dish missing WHERE missing.id = ANY (${dishIds}) AND missing.is_active)`;
};

const otherKitchensJson = ({
  code,
  postcodes,
  onlyDelivering,
  dishIds,
  at,
}: NonNullable<WantedRecords['otherKitchens']>) => {
  const delivers = sql`kitchen.delivery_postcodes && ${postcodes}::text[]`;
  return sql`
  (SELECT json_agg(json_build_object('kitchen', ${ORDERING_KITCHEN_JSON}, 'delivers', delivers,
      'snoozes', (SELECT coalesce(json_object_agg(product_id, until), '{}') FROM dish_snooze snooze
        WHERE snooze.kitchen_id = kitchen.id AND snooze.product_id = ANY (${dishIds}) AND snooze.until > ${at})) ORDER BY kitchen.id)
   FROM (SELECT kitchen.*, ${delivers} AS delivers FROM kitchen
     WHERE kitchen.is_active AND kitchen.code IS DISTINCT FROM ${code} AND (${delivers} OR NOT ${onlyDelivering}::boolean)
     ORDER BY delivers DESC, kitchen.id LIMIT ${MAX_KITCHENS}) kitchen)`;
};
