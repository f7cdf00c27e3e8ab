import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { validUntil } from '#cache/read-context';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { Records } from '#kit/database/records';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { Kitchen } from './kitchen.entity';
import { KitchenChanging } from './kitchen.events';
import { type KitchenCheckView, type KitchenView, kitchenView } from './kitchen.view';
import type { KitchenBody, KitchenChangeBody, KitchenCheckBody } from './kitchens.dto';
import { KitchenUpdates } from './kitchen-updates.service';
import { delivers, Kitchens } from './kitchens.service';
import type { OpenNow } from './open-now';
import { normalisePostcode } from './postcode';
import { lockSlots } from './slot-lock';

export const KitchenCodeTaken = refusal(409, 'kitchen_code_taken');
export const KitchenInUse = refusal(409, 'kitchen_in_use');
/** Orders hold future slots of another length. */
export const SlotsInUse = refusal(409, 'slots_in_use');

const CAPACITY_FIELDS = ['slot_minutes', 'slot_orders', 'slot_dishes'] as const;

@Injectable()
export class KitchenRecords {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly kitchens: Kitchens,
    private readonly updates: KitchenUpdates,
    private readonly events: DomainEvents,
  ) {}

  async list(withHidden: boolean): Promise<KitchenView[]> {
    const openNow = await this.kitchens.openNow();
    const rows = await this.db.of(Kitchen).find({
      where: withHidden ? {} : { isActive: true },
      order: { updatedAt: 'DESC', id: 'DESC' },
    });
    return rows.map(kitchen => cachedView(kitchen, openNow));
  }

  async get(code: string, withHidden: boolean): Promise<KitchenView> {
    const kitchen = await this.kitchens.byCode(code);
    if (!kitchen || !(withHidden || kitchen.isActive)) throw NotFound();
    return cachedView(kitchen, await this.kitchens.openNow());
  }

  async check(body: KitchenCheckBody): Promise<KitchenCheckView> {
    if (body.mode === 'delivery' && !body.postcode) throw fieldRefused('postcode', 'required');
    const openNow = await this.kitchens.openNow();
    const active = await this.db.of(Kitchen).find({ where: { isActive: true }, order: { id: 'ASC' } });
    const serves = (kitchen: Kitchen) => body.mode === 'pickup' || delivers(kitchen, body.postcode ?? '');
    const ready = active.filter(kitchen => serves(kitchen) && openNow(kitchen));
    const requested = body.kitchen_code
      ? active.find(kitchen => kitchen.code === body.kitchen_code)
      : (ready[0] ?? active.find(serves));
    if (body.kitchen_code && !requested) throw NotFound();
    return {
      result: verdict(requested, serves, openNow),
      kitchen: requested ? kitchenView(requested, openNow) : null,
      alternatives: ready.filter(kitchen => kitchen !== requested).map(kitchen => kitchenView(kitchen, openNow)),
    };
  }

  async create(body: KitchenBody): Promise<KitchenView> {
    assertNotAlsoClosed(body, body);
    await this.records.create(Kitchen, kitchenColumns(body));
    return this.get(body.code, true);
  }

  async update(code: string, body: KitchenChangeBody): Promise<KitchenView> {
    const valuesOf = async (stored: Kitchen) => {
      assertNotAlsoClosed(body, {
        closures: body.closures ?? stored.closures,
        special_hours: body.special_hours ?? stored.specialHours,
      });
      const columns = kitchenColumns(body);
      await this.events.raise(KitchenChanging, { stored, changed: { ...stored, ...definedOnly(columns) } });
      return columns;
    };
    return this.db.transaction(async () => {
      if (CAPACITY_FIELDS.some(field => body[field] !== undefined)) await lockSlots(this.db, code);
      const isChanged = await this.records.update(Kitchen, { code }, valuesOf);
      const kitchen = await this.get(code, true);
      if (isChanged) this.updates.emitChanged(kitchen.id);
      return kitchen;
    });
  }

  /** Deletes a kitchen; its past orders keep the code. @throws KitchenInUse for linked staff or open orders */
  async delete(code: string): Promise<void> {
    await this.db.transaction(async () => {
      const { id } = await this.records.lock(Kitchen, { code });
      const use = await this.db.row(
        `SELECT 1 FROM account WHERE scope_id = $1 AND deleted_at IS NULL
         UNION ALL
         SELECT 1 FROM customer_order
         WHERE kitchen_id = $1 AND status NOT IN ('delivered', 'cancelled', 'refunded') LIMIT 1`,
        [id],
      );
      if (use) throw KitchenInUse();
      await this.db.rows('UPDATE account SET scope_id = NULL WHERE scope_id = $1', [id]);
      await this.records.delete(Kitchen, id);
    });
  }
}

/** The view, in a cached response that expires with the pause or the busy time. */
function cachedView(kitchen: Kitchen, openNow: OpenNow): KitchenView {
  const view = kitchenView(kitchen, openNow);
  for (const end of [view.paused_until, view.busy_until]) if (end) validUntil(() => Temporal.Instant.from(end));
  return view;
}

type Days = Pick<KitchenChangeBody, 'closures' | 'special_hours'>;

/** @throws ValidationFailed a date is a closure and has special hours; it names the sent field */
function assertNotAlsoClosed(sent: Days, { closures = [], special_hours: ranges = [] }: Days): void {
  const [field, others] = sent.special_hours ? (['special_hours', closures] as const) : (['closures', ranges] as const);
  const at = (sent[field] ?? []).findIndex(({ date }) => others.some(other => other.date === date));
  if (at >= 0) throw fieldRefused(`${field}.${at}.date`, 'also_closed');
}

function verdict(
  requested: Kitchen | undefined,
  serves: (kitchen: Kitchen) => boolean,
  openNow: OpenNow,
): KitchenCheckView['result'] {
  if (!requested || !serves(requested)) return 'outside_area';
  return openNow(requested) ? 'match' : 'closed';
}

const kitchenColumns = bodyColumns<KitchenBody, Kitchen>({
  delivery_postcodes: postcodes => [...new Set(postcodes.map(normalisePostcode))].filter(code => code !== ''),
  closures: closures => closures.map(({ date, reason }) => ({ date, reason: reason ?? '' })),
  special_hours: ranges => ranges.map(({ date, open, close, reason }) => ({ date, open, close, reason: reason ?? '' })),
});
