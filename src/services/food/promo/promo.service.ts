import { Injectable } from '@nestjs/common';
import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { Records } from '#kit/database/records';
import { sql } from '#kit/database/sql';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { toCents } from '#kit/money/money';
import { Clock } from '#kit/time/clock';
import { PromoGuesses } from '../pricing/promo-guesses';
import { applyPromo } from '../pricing/promo';
import { typedCode } from '#kit/text/typed-code';
import { promoTerms, promoTermsOf } from '../pricing/promo.queries';
import type { PromoTerms } from '../pricing/pricing.types';
import type { RowOf } from '#kit/views/view';
import { PromoCode } from './promo-code.entity';
import type { PromoBody, PromoChangeBody, PromoValidateBody } from './promo.dto';
import { replaceScopes } from './promo-scopes';
import { PromoCodeView, PromoValidationView } from './promo.view';

type PromoCodeRow = RowOf<typeof PromoCodeView>;

export const PromoCodeTaken = refusal(409, 'promo_code_taken');
/** A limit would be below the current number of uses. */
export const PromoInUse = refusal(409, 'promo_in_use');

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const promoColumns = bodyColumns<PromoBody, PromoCode>({
  code: typedCode,
  starts_at: instant,
  ends_at: instant,
  minimum_subtotal: { minimumSubtotalCents: amount => (amount === null ? null : toCents(amount)) },
  kitchen_codes: NO_COLUMN,
  category_ids: NO_COLUMN,
});

const COLUMNS = PromoCodeView.columns<PromoCode>('p', {
  kitchen_codes: `ARRAY(SELECT k.code FROM promo_kitchen scope JOIN kitchen k ON k.id = scope.kitchen_id
    WHERE scope.promo_id = p.id ORDER BY k.code)`,
  category_ids: 'ARRAY(SELECT category_id FROM promo_category WHERE promo_id = p.id ORDER BY category_id)',
});

@Injectable()
export class Promos {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly guesses: PromoGuesses,
    private readonly clock: Clock,
  ) {}

  /** The discount of the code on a subtotal, without a person. An unusable code is not an error. */
  async validate(body: PromoValidateBody, address: string): Promise<PromoValidationView> {
    const code = typedCode(body.code);
    const now = this.clock.now();
    const { promo, terms } = await this.guesses.limitLookups(address, async mayLookUp => {
      const terms = mayLookUp ? await this.termsOf(code, now.toString()) : null;
      const basket = { subtotalCents: toCents(body.subtotal), now, kitchenCode: body.kitchen_code };
      return { promo: applyPromo(code, terms, basket), terms };
    });
    return PromoValidationView.of({
      code: promo.code ?? '',
      valid: promo.applied,
      reason: promo.reason as PromoValidationView['reason'],
      percent: promo.applied && terms ? terms.percent : null,
      discount_cents: promo.discountCents,
    });
  }

  async list(request: PageRequest): Promise<Page<PromoCodeView>> {
    const page = await listPage<PromoCodeRow>(this.db, request, {
      columns: COLUMNS,
      from: 'promo_code p',
      order: 'p.updated_at DESC, p.id DESC',
    });
    return mapPage(page, PromoCodeView.of);
  }

  async create(body: PromoBody): Promise<PromoCodeView> {
    return this.db.transaction(async () => {
      const columns = promoColumns(body);
      assertPeriod(columns);
      const id = await this.records.create(PromoCode, columns);
      await replaceScopes(this.db, id, body);
      return this.get(id);
    });
  }

  /** @throws PromoInUse a limit is below the current number of uses */
  async update(id: number, body: PromoChangeBody): Promise<PromoCodeView> {
    return this.db.transaction(async () => {
      const isChanged = await this.records.update(PromoCode, id, stored => {
        const columns = promoColumns(body);
        assertPeriod({ ...stored, ...columns });
        return columns;
      });
      const hasScopes = await replaceScopes(this.db, id, body);
      if (hasScopes && !isChanged) await this.db.rows('UPDATE promo_code SET updated_at = now() WHERE id = $1', [id]);
      return this.get(id);
    });
  }

  /** Deletes a code; orders keep it as text. */
  async delete(id: number): Promise<void> {
    await this.records.delete(PromoCode, id);
  }

  /** The terms of a code, even if it is disabled; null if it is unknown. @param code normalized */
  private async termsOf(code: string, now: string): Promise<PromoTerms | null> {
    const row = await this.db.row<{ terms: unknown }>(sql`SELECT ${promoTerms(code, now, null)} AS terms`);
    return promoTermsOf(row?.terms);
  }

  private async get(id: number): Promise<PromoCodeView> {
    const row = await this.db.rowOr<PromoCodeRow>(NotFound, `SELECT ${COLUMNS} FROM promo_code p WHERE p.id = $1`, [
      id,
    ]);
    return PromoCodeView.of(row);
  }
}

function assertPeriod({ startsAt, endsAt }: Partial<PromoCode>): void {
  if (startsAt && endsAt && endsAt <= startsAt) throw fieldRefused('ends_at', 'after_start');
}
