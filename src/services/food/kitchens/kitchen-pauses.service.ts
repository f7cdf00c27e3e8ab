import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { DomainEvents } from '#kit/service/domain-events';
import { Kitchen } from './kitchen.entity';
import { KitchenPaused } from './kitchen.events';
import { type KitchenView, kitchenView } from './kitchen.view';
import type { BusyBody, PauseBody } from './kitchen-pauses.dto';
import { KitchenUpdates } from './kitchen-updates.service';
import { Kitchens } from './kitchens.service';
import type { OpenNow } from './open-now';
import { resolveEndTime } from './end-time';

/** The condition for the kitchen of a staff request: a kitchen account finds only its own. */
export const ownKitchen = (code: string, { scopeId }: Caller) => (scopeId === null ? { code } : { code, id: scopeId });

/** Sets and ends pauses and busy times. They also end on their own, at a stored instant. */
@Injectable()
export class KitchenPauses {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly kitchens: Kitchens,
    private readonly updates: KitchenUpdates,
    private readonly events: DomainEvents,
  ) {}

  pause(code: string, { until, reason }: PauseBody, staff: Caller): Promise<KitchenView> {
    return this.update(code, staff, (kitchen, openNow) => ({
      pausedUntil: resolveEndTime(until, kitchen, openNow),
      pauseReason: reason || null,
    }));
  }

  resume(code: string, staff: Caller): Promise<KitchenView> {
    return this.update(code, staff, () => ({ pausedUntil: null, pauseReason: null }));
  }

  setBusy(code: string, { until, minutes }: BusyBody, staff: Caller): Promise<KitchenView> {
    return this.update(code, staff, (kitchen, openNow) => ({
      busyUntil: resolveEndTime(until, kitchen, openNow),
      busyMinutes: minutes,
    }));
  }

  endBusy(code: string, staff: Caller): Promise<KitchenView> {
    return this.update(code, staff, () => ({ busyUntil: null, busyMinutes: null }));
  }

  private update(
    code: string,
    staff: Caller,
    valuesOf: (kitchen: Kitchen, openNow: OpenNow) => Partial<Kitchen>,
  ): Promise<KitchenView> {
    return this.db.transaction(async () => {
      const openNow = await this.kitchens.openNow();
      const key = ownKitchen(code, staff);
      const isChanged = await this.records.update(Kitchen, key, kitchen => valuesOf(kitchen, openNow));
      const kitchen = await this.db.of(Kitchen).findOneByOrFail(key);
      if (isChanged) await this.emitChanged(kitchen, openNow);
      return kitchenView(kitchen, openNow);
    });
  }

  private async emitChanged({ id, pausedUntil }: Kitchen, { now }: OpenNow): Promise<void> {
    this.updates.emitChanged(id);
    if (pausedUntil && pausedUntil.getTime() > now.epochMilliseconds)
      await this.events.raise(KitchenPaused, { kitchenId: id });
  }
}
