import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import type { LengthDiscountView } from '../prices/length-discount.view';
import { LengthDiscountsView } from './night-prices.view';
import type { LengthDiscountsBody } from './rates.dto';
import { LengthDiscount } from './rate-rule.entity';
import { lockStay } from '../nights/stay-lock';

@Injectable()
export class LengthDiscounts {
  constructor(private readonly db: Database) {}

  /** Replaces all discounts of a stay. @throws NotFound, ValidationFailed */
  async replace(stayId: number, { discounts }: LengthDiscountsBody): Promise<LengthDiscountsView> {
    const sorted: RowOf<typeof LengthDiscountView>[] = discounts
      .map(({ nights, percent }) => ({ nights, percent }))
      .toSorted((one, other) => one.nights - other.nights);
    if (new Set(sorted.map(({ nights }) => nights)).size < sorted.length)
      throw fieldRefused('discounts', 'nights_repeated');
    await this.db.transaction(async () => {
      await lockStay(this.db, stayId);
      const repository = this.db.of(LengthDiscount);
      await repository.delete({ stayId });
      if (sorted.length > 0) await repository.insert(sorted.map(discount => ({ stayId, ...discount })));
    });
    return LengthDiscountsView.of({ discounts: sorted });
  }
}
