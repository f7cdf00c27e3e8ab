import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listWithCounts } from '#kit/database/list';
import { recordId } from '#kit/http/identifiers';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { toCents } from '#kit/money/money';
import { countedPage } from '../stays.pages';
import { findStay, stayList } from '../stays/stay.queries';
import { STAY_STATUSES, type StayStatus } from '../stays/stay-kinds';
import type { StayRow } from '../stays/stay.view';
import { ManagedStayView } from './managed-stay.view';
import type { StayListQuery } from './stays-staff.dto';

@Injectable()
export class StaysStaffService {
  constructor(private readonly db: Database) {}

  async list({ status, type, destination, guests, bedrooms, nights, price, sort, q, pageRequest }: StayListQuery) {
    const filter = {
      type,
      guests,
      bedrooms,
      destinationId: await this.destinationOf(destination),
      maxMinNights: nights,
      maxRateCents: price === undefined ? undefined : toCents(price),
      words: q,
    };
    const list = stayList(filter, sort ?? 'updated');
    const statuses = { statuses: STAY_STATUSES, column: 's.status', selected: status };
    return countedPage(
      await listWithCounts<StayRow, StayStatus>(this.db, pageRequest, list, statuses),
      ManagedStayView.of,
    );
  }

  async get(id: number): Promise<ManagedStayView> {
    const row = await findStay(this.db, id);
    if (!row) throw NotFound();
    return ManagedStayView.of(row);
  }

  private async destinationOf(sent: string | undefined): Promise<number | undefined> {
    if (!sent) return undefined;
    const row = await this.db.row<{ id: number }>('SELECT id FROM destination WHERE id = $1 OR slug = $2', [
      recordId(sent) ?? null,
      sent,
    ]);
    if (!row) throw fieldRefused('destination', 'unknown_reference');
    return row.id;
  }
}
