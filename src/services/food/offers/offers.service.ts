import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isPicture } from '../food.media';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { fieldRefused, NotFound, refusal } from '#kit/http/refusal';
import { Storage } from '#kit/media/storage';
import { toCents } from '#kit/money/money';
import { Dish } from '../menu/dish.entity';
import { ComboOffer, type OfferSlot } from './combo-offer.entity';
import { type OfferView, offerView } from './offer.view';
import type { OfferBody, OfferChangeBody, OfferSlotBody } from './offers.dto';
import { listOffers, offerByCode } from './offers.queries';

export const OfferCodeTaken = refusal(409, 'offer_code_taken');

@Injectable()
export class Offers {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
  ) {}

  async list(withHidden: boolean): Promise<OfferView[]> {
    return (await listOffers(this.db, withHidden)).map(row => offerView(row, withHidden));
  }

  async one(code: string, withHidden: boolean): Promise<OfferView> {
    const row = await offerByCode(this.db, code);
    if (!row || !(withHidden || row.is_active)) throw NotFound();
    return offerView(row, withHidden);
  }

  async create(body: OfferBody): Promise<OfferView> {
    const repository = this.db.of(ComboOffer);
    await repository.save(repository.create({ code: body.code, ...(await this.valuesOf(body)) }));
    return this.one(body.code, true);
  }

  async change(code: string, body: OfferChangeBody): Promise<OfferView> {
    const repository = this.db.of(ComboOffer);
    const offer = await repository.findOneBy({ code });
    if (!offer) throw NotFound();
    await repository.save(Object.assign(offer, await this.valuesOf(body)));
    return this.one(code, true);
  }

  /** Orders keep what they ordered; the offer itself is gone. */
  async delete(code: string): Promise<null> {
    const { affected } = await this.db.of(ComboOffer).delete({ code });
    if (!affected) throw NotFound();
    return null;
  }

  private async valuesOf(body: OfferChangeBody): Promise<Partial<ComboOffer>> {
    if (body.image && !isPicture(this.storage, body.image)) throw fieldRefused('image', 'picture');
    if (body.slots) await this.assertSlots(body.slots);
    return definedOnly({
      name: body.name && { en: body.name.en, ar: body.name.ar },
      description: body.description && { en: body.description.en, ar: body.description.ar },
      priceCents: body.price === undefined ? undefined : toCents(body.price),
      slots: body.slots?.map(slotOf),
      image: body.image,
      isActive: body.is_active,
    });
  }

  /** Slots have names of their own, a dish stands once in a slot, and every dish is on the menu, draft or not. */
  private async assertSlots(slots: OfferSlotBody[]): Promise<void> {
    const ids = new Set(slots.flatMap(slot => slot.choices.map(choice => choice.product_id)));
    const known = await this.db.of(Dish).find({ select: { id: true, archivedAt: true }, where: { id: In([...ids]) } });
    const usable = new Set(known.filter(dish => dish.archivedAt === null).map(dish => dish.id));
    slots.forEach((slot, at) => {
      if (slots.findIndex(other => other.name === slot.name) !== at) throw fieldRefused(`slots.${at}.name`, 'distinct');
      const products = slot.choices.map(choice => choice.product_id);
      products.forEach((id, place) => {
        const path = `slots.${at}.choices.${place}.product_id`;
        if (!usable.has(id)) throw fieldRefused(path, 'unknown_reference');
        if (products.indexOf(id) !== place) throw fieldRefused(path, 'distinct');
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
