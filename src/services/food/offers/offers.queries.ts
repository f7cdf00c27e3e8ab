import type { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';

/** An offer with what its slots' dishes are now; slots keep their order, choices theirs. */
export interface OfferRow {
  id: number;
  code: string;
  name: Bilingual;
  description: Bilingual;
  price_cents: number;
  image: string | null;
  is_active: boolean;
  created_at: Date;
  updated_at: Date;
  slots: OfferSlotRow[];
}

export interface OfferSlotRow {
  name: string;
  label: Bilingual;
  choices: OfferChoiceRow[];
}

export interface OfferChoiceRow {
  product_id: number;
  supplement_cents: number;
  slug: string;
  name: Bilingual;
  price_cents: number;
  image: string | null;
  is_available: boolean;
  is_published: boolean;
}

const OFFERS = `
  SELECT o.id, o.code, o.name, o.description, o.price_cents, o.image, o.is_active, o.created_at, o.updated_at,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('name', slot ->> 'name', 'label', slot -> 'label', 'choices', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
            'product_id', d.id, 'supplement_cents', (choice ->> 'supplementCents')::int, 'slug', d.slug, 'name', d.name,
            'price_cents', d.price_cents, 'image', d.images ->> 0, 'is_available', d.is_available,
            'is_published', d.is_active AND d.archived_at IS NULL) ORDER BY place), '[]')
        FROM jsonb_array_elements(slot -> 'choices') WITH ORDINALITY AS choices (choice, place)
        JOIN dish d ON d.id = (choice ->> 'productId')::int
      )) ORDER BY slot_place), '[]')
     FROM jsonb_array_elements(o.slots) WITH ORDINALITY AS slots (slot, slot_place)) AS slots
  FROM combo_offer o`;

export async function listOffers(db: Database, withHidden: boolean): Promise<OfferRow[]> {
  return db.rows<OfferRow>(`${OFFERS} WHERE $1 OR o.is_active ORDER BY o.updated_at DESC, o.id DESC`, [withHidden]);
}

export async function offerByCode(db: Database, code: string): Promise<OfferRow | undefined> {
  return db.row<OfferRow>(`${OFFERS} WHERE o.code = $1`, [code]);
}
