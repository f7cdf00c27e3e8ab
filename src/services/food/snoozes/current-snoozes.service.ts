import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { validUntil } from '#cache/read-context';
import { QueryCache } from '#cache/query-cache';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { futureOrNull } from '../kitchens/open-now';

interface StoredSnooze {
  code: string;
  product_id: number;
  until: Date;
}

const SELECT = 'SELECT k.code, s.product_id, s.until FROM dish_snooze s JOIN kitchen k ON k.id = s.kitchen_id';

/** The dishes that kitchens do not sell now, for lists of dishes. */
@Injectable()
export class CurrentSnoozes {
  constructor(
    private readonly db: Database,
    private readonly queryCache: QueryCache,
    private readonly clock: Clock,
  ) {}

  /** End of the snooze by dish id. A cached response that reads them expires with the first one. */
  async of(kitchenCode: string): Promise<ReadonlyMap<number, Date>> {
    const all = await this.queryCache.of('dish snoozes', ['dish_snooze', 'kitchen'], () =>
      this.db.rows<StoredSnooze>(SELECT, [], { prepared: true }),
    );
    const ofKitchen = all.filter(({ code }) => code === kitchenCode);
    if (ofKitchen.length === 0) return new Map();
    const now = this.clock.now();
    const current = ofKitchen.filter(({ until }) => futureOrNull(until, now));
    for (const { until } of current) validUntil(() => Temporal.Instant.fromEpochMilliseconds(until.getTime()));
    return new Map(current.map(snooze => [snooze.product_id, snooze.until]));
  }
}
