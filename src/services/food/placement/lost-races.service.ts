import { Injectable } from '@nestjs/common';
import { violatedConstraint } from '#kit/database/database-refusals';
import { PromoUses } from '../promo/promo-uses.service';
import { POINTS_NOT_NEGATIVE } from '../rewards/rewards.service';

/** A retry may lose again to the next parallel order. */
const MAX_RETRIES = 5;

/** Repeats orders that lost points or the use of a code to a parallel one. Priced again, they report that it is gone. */
@Injectable()
export class LostRaces {
  constructor(private readonly uses: PromoUses) {}

  /** @param code normalized */
  async retry<Result>(code: string | null, attempt: () => Promise<Result>): Promise<Result> {
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt();
      } catch (failed) {
        if (retries === MAX_RETRIES || !(await this.isLost(violatedConstraint(failed), code))) throw failed;
      }
    }
  }

  private async isLost(constraint: string | undefined, code: string | null): Promise<boolean> {
    return constraint === POINTS_NOT_NEGATIVE || this.uses.freeOverdue(constraint, code);
  }
}
