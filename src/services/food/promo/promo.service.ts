import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { Records } from '#kit/database/records';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { toCents } from '#kit/money/money';
import { PromoGuesses } from '../pricing/promo-guesses';
import { applyPromo, normalisePromoCode } from '../pricing/promo';
import type { PromoTerms } from '../pricing/pricing.types';
import type { RowOf } from '#kit/views/view';
import { PromoCode } from './promo-code.entity';
import type { PromoBody, PromoChangeBody, PromoValidateBody } from './promo.dto';
import { PromoCodeView, PromoValidationView } from './promo.view';

type PromoCodeRow = RowOf<typeof PromoCodeView>;

export const PromoCodeTaken = refusal(409, 'promo_code_taken');

const promoColumns = bodyColumns<PromoBody, PromoCode>({ code: normalisePromoCode });

@Injectable()
export class Promos {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly guesses: PromoGuesses,
  ) {}

  /** The terms of a normalized code, also if it is disabled; null if unknown. */
  async termsOf(code: string): Promise<PromoTerms | null> {
    return this.db.of(PromoCode).findOneBy({ code });
  }

  /** The discount of the code on a subtotal. An unusable code is a normal response, not an error. */
  async validate(body: PromoValidateBody, address: string): Promise<PromoValidationView> {
    const code = normalisePromoCode(body.code);
    const { promo, terms } = await this.guesses.limitLookups(address, async mayLookUp => {
      const terms = mayLookUp ? await this.termsOf(code) : null;
      return { promo: applyPromo(code, terms, toCents(body.subtotal)), terms };
    });
    return PromoValidationView.of({
      code: promo.code ?? '',
      valid: promo.applied,
      reason: promo.reason,
      percent: promo.applied && terms ? terms.percent : null,
      discount_cents: promo.discountCents,
    });
  }

  async list(request: PageRequest): Promise<Page<PromoCodeView>> {
    const page = await listPage<PromoCodeRow>(this.db, request, {
      columns: PromoCodeView.columns<PromoCode>('p'),
      from: 'promo_code p',
      order: 'p.updated_at DESC, p.id DESC',
    });
    return mapPage(page, PromoCodeView.of);
  }

  async create(body: PromoBody): Promise<PromoCodeView> {
    return this.get(await this.records.create(PromoCode, promoColumns(body)));
  }

  async change(id: number, body: PromoChangeBody): Promise<PromoCodeView> {
    await this.records.update(PromoCode, id, () => promoColumns(body));
    return this.get(id);
  }

  /** Orders keep the code as text. */
  async delete(id: number): Promise<void> {
    await this.records.delete(PromoCode, id);
  }

  private async get(id: number): Promise<PromoCodeView> {
    const row = await this.db.rowOr<PromoCodeRow>(
      NotFound,
      `SELECT ${PromoCodeView.columns<PromoCode>('p')} FROM promo_code p WHERE p.id = $1`,
      [id],
    );
    return PromoCodeView.of(row);
  }
}
