import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/http/refusal';
import { type Page, type PageRequest, offsetOf } from '#kit/http/page';
import { fromCents, toCents } from '#kit/money/money';
import { PromoGuesses } from '../pricing/promo-guesses';
import { applyPromo, normalisePromoCode } from '../pricing/promo';
import type { PromoTerms } from '../pricing/pricing.types';
import { PromoCode } from './promo-code.entity';
import type { PromoBody, PromoChangeBody, PromoValidateBody } from './promo.dto';
import type { PromoValidationView } from './promo.view';

export const PromoCodeTaken = refusal(409, 'promo_code_taken');

@Injectable()
export class Promos {
  constructor(
    private readonly db: Database,
    private readonly guesses: PromoGuesses,
  ) {}

  /** The terms a typed code stands for, switched off or not; null when there is no such code. */
  async termsOf(code: string): Promise<PromoTerms | null> {
    return this.db.of(PromoCode).findOneBy({ code: normalisePromoCode(code) });
  }

  /** What the code would take off a menu subtotal. An unusable code is an answer, not a failure. */
  async validate({ code, subtotal }: PromoValidateBody, address: string): Promise<PromoValidationView> {
    const { promo, terms } = await this.guesses.counted(address, async mayLookUp => {
      const found = mayLookUp ? await this.termsOf(code) : null;
      return { promo: applyPromo(code, found, toCents(subtotal)), terms: found };
    });
    return {
      code: promo.code ?? '',
      valid: promo.applied,
      reason: promo.reason,
      percent: promo.applied && terms ? terms.percent : null,
      discount: fromCents(promo.discountCents),
    };
  }

  async page(request: PageRequest): Promise<Page<PromoCode>> {
    const [rows, total] = await this.db.of(PromoCode).findAndCount({
      order: { updatedAt: 'DESC', id: 'DESC' },
      skip: offsetOf(request),
      take: request.limit,
    });
    return { rows, total, ...request };
  }

  async create(body: PromoBody): Promise<PromoCode> {
    const repository = this.db.of(PromoCode);
    return repository.save(
      repository.create({
        code: normalisePromoCode(body.code),
        percent: body.percent,
        excludesDelivery: body.excludes_delivery ?? true,
        stackableWithRewards: body.stackable_with_rewards ?? false,
        isActive: body.is_active ?? true,
      }),
    );
  }

  async change(id: number, body: PromoChangeBody): Promise<PromoCode> {
    const repository = this.db.of(PromoCode);
    const promo = await repository.findOneBy({ id });
    if (!promo) throw NotFound();
    if (body.code !== undefined) promo.code = normalisePromoCode(body.code);
    promo.percent = body.percent ?? promo.percent;
    promo.excludesDelivery = body.excludes_delivery ?? promo.excludesDelivery;
    promo.stackableWithRewards = body.stackable_with_rewards ?? promo.stackableWithRewards;
    promo.isActive = body.is_active ?? promo.isActive;
    return repository.save(promo);
  }

  /** Orders keep the code as plain text. */
  async delete(id: number): Promise<null> {
    const { affected } = await this.db.of(PromoCode).delete({ id });
    if (!affected) throw NotFound();
    return null;
  }
}
