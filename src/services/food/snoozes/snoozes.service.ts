import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { Kitchen } from '../kitchens/kitchen.entity';
import { ownKitchen } from '../kitchens/kitchen-pauses.service';
import { KitchenUpdates } from '../kitchens/kitchen-updates.service';
import { Kitchens } from '../kitchens/kitchens.service';
import type { OpenNow } from '../kitchens/open-now';
import { resolveEndTime } from '../kitchens/end-time';
import { DishSnooze } from './dish-snooze.entity';
import { SnoozeView } from './snooze.view';
import type { SnoozeBody } from './snoozes.dto';

/** Dishes that a kitchen does not sell for a limited time. A change deletes snoozes that have ended. */
@Injectable()
export class Snoozes {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly kitchens: Kitchens,
    private readonly updates: KitchenUpdates,
  ) {}

  async list(code: string, staff: Caller): Promise<SnoozeView[]> {
    const kitchen = await this.db.of(Kitchen).findOneBy(ownKitchen(code, staff));
    if (!kitchen) throw NotFound();
    return this.current(kitchen, await this.kitchens.openNow());
  }

  snooze(code: string, productId: number, { until, reason }: SnoozeBody, staff: Caller): Promise<SnoozeView[]> {
    return this.update(code, productId, staff, async (kitchen, openNow) => {
      await this.db.rows(
        `INSERT INTO dish_snooze (kitchen_id, product_id, until, reason) VALUES ($1, $2, $3, $4)
         ON CONFLICT (kitchen_id, product_id) DO UPDATE SET until = excluded.until, reason = excluded.reason`,
        [kitchen.id, productId, resolveEndTime(until, kitchen, openNow), reason || null],
      );
    });
  }

  unsnooze(code: string, productId: number, staff: Caller): Promise<SnoozeView[]> {
    return this.update(code, productId, staff, async kitchen => {
      await this.db.of(DishSnooze).delete({ kitchenId: kitchen.id, productId });
    });
  }

  private async update(
    code: string,
    productId: number,
    staff: Caller,
    write: (kitchen: Kitchen, openNow: OpenNow) => Promise<void>,
  ): Promise<SnoozeView[]> {
    return this.db.transaction(async () => {
      const openNow = await this.kitchens.openNow();
      const kitchen = await this.records.lock(Kitchen, ownKitchen(code, staff));
      await this.db.rowOr(NotFound, 'SELECT id FROM dish WHERE id = $1 AND archived_at IS NULL', [productId]);
      await write(kitchen, openNow);
      const now = new Date(openNow.now.epochMilliseconds);
      await this.db.of(DishSnooze).delete({ kitchenId: kitchen.id, until: LessThanOrEqual(now) });
      this.updates.emitChanged(kitchen.id);
      return this.current(kitchen, openNow);
    });
  }

  private async current({ id }: Kitchen, { now }: OpenNow): Promise<SnoozeView[]> {
    const rows = await this.db.rows<RowOf<typeof SnoozeView>>(
      `SELECT s.product_id, d.name, s.until, s.reason FROM dish_snooze s JOIN dish d ON d.id = s.product_id
       WHERE s.kitchen_id = $1 AND s.until > $2 AND d.archived_at IS NULL ORDER BY s.until, s.product_id`,
      [id, now.toString()],
    );
    return rows.map(SnoozeView.of);
  }
}
