import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isPicture } from '../food.media';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import { Storage } from '#media/storage';
import { toCents } from '#kit/money/money';
import { Dish } from '../menu/dish.entity';
import { ComboOffer, type OfferSlot } from './combo-offer.entity';
import { type OfferRow, OfferView, publicOfferView } from './offer.view';
import type { OfferBody, OfferChangeBody, OfferSlotBody } from './offers.dto';

export const OfferCodeTaken = refusal(409, 'offer_code_taken');

/** Selects offers with the current dishes of their slots, in order. */
const SELECT = `
  SELECT ${OfferView.columns<ComboOffer>('o', {
    slots: `(
      SELECT coalesce(jsonb_agg(jsonb_build_object('name', slot ->> 'name', 'label', slot -> 'label', 'choices', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
            'product_id', d.id, 'supplement_cents', (choice ->> 'supplementCents')::int, 'slug', d.slug, 'name', d.name,
            'price_cents', d.price_cents, 'image', d.images ->> 0, 'is_available', d.is_available,
            'is_published', d.is_active AND d.archived_at IS NULL) ORDER BY choice_position), '[]')
        FROM jsonb_array_elements(slot -> 'choices') WITH ORDINALITY AS choices (choice, choice_position)
        JOIN dish d ON d.id = (choice ->> 'productId')::int
      )) ORDER BY slot_position), '[]')
      FROM jsonb_array_elements(o.slots) WITH ORDINALITY AS slots (slot, slot_position))`,
  })}
  FROM combo_offer o`;

@Injectable()
export class Offers {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  async list(withHidden: boolean): Promise<OfferView[]> {
    const rows = await this.db.rows<OfferRow>(
      `${SELECT} WHERE $1 OR o.is_active ORDER BY o.updated_at DESC, o.id DESC`,
      [withHidden],
    );
    return rows.map(withHidden ? OfferView.of : publicOfferView);
  }

  async get(code: string, withHidden: boolean): Promise<OfferView> {
    const row = await this.db.rowOr<OfferRow>(NotFound, `${SELECT} WHERE o.code = $1 AND ($2 OR o.is_active)`, [
      code,
      withHidden,
    ]);
    return withHidden ? OfferView.of(row) : publicOfferView(row);
  }

  async create(body: OfferBody): Promise<OfferView> {
    await this.records.create(ComboOffer, await this.checkedColumns(body));
    return this.get(body.code, true);
  }

  async update(code: string, body: OfferChangeBody): Promise<OfferView> {
    await this.records.update(ComboOffer, { code }, () => this.checkedColumns(body));
    return this.get(code, true);
  }

  /** Deletes the offer; orders have a copy of it. */
  async delete(code: string): Promise<void> {
    await this.records.delete(ComboOffer, { code });
  }

  private async checkedColumns(body: OfferChangeBody): Promise<Partial<ComboOffer>> {
    if (body.image && !isPicture(this.storage, body.image)) throw fieldRefused('image', 'picture');
    if (body.slots) await this.assertSlots(body.slots);
    return offerColumns(body);
  }

  /** @throws ValidationFailed slot names or dishes of a slot repeat, or a dish is unknown or archived; drafts are allowed */
  private async assertSlots(slots: OfferSlotBody[]): Promise<void> {
    const ids = new Set(slots.flatMap(slot => slot.choices.map(choice => choice.product_id)));
    const known = await this.db.of(Dish).find({ select: { id: true, archivedAt: true }, where: { id: In([...ids]) } });
    const usable = new Set(known.filter(dish => dish.archivedAt === null).map(dish => dish.id));
    slots.forEach((slot, at) => {
      if (slots.findIndex(other => other.name === slot.name) !== at) throw fieldRefused(`slots.${at}.name`, 'distinct');
      const products = slot.choices.map(choice => choice.product_id);
      products.forEach((id, position) => {
        const path = `slots.${at}.choices.${position}.product_id`;
        if (!usable.has(id)) throw fieldRefused(path, 'unknown_reference');
        if (products.indexOf(id) !== position) throw fieldRefused(path, 'distinct');
      });
    });
  }
}

const slotOf = (slot: OfferSlotBody): OfferSlot => ({
  name: slot.name,
  label: { en: slot.label.en, ar: slot.label.ar },
  choices: slot.choices.map(choice => ({
    productId: choice.product_id,
    supplementCents: toCents(choice.supplement ?? 0),
  })),
});

const offerColumns = bodyColumns<OfferBody, ComboOffer>({
  price: { priceCents: toCents },
  slots: slots => slots.map(slotOf),
});
