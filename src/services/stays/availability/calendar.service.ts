import { Injectable } from '@nestjs/common';
import { Database } from '../../../kit/database/database';
import { recordId } from '../../../kit/http/identifiers';
import { fieldRefused } from '../../../kit/http/refusal';
import { parseDay } from '../../../kit/time/calendar';
import { Clock } from '../../../kit/time/clock';
import { calendarStays } from './calendar.queries';
import type { CalendarView } from './calendar.view';

/** A month of bookings and blocks. */
@Injectable()
export class Calendar {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @param stay id or slug */
  async month(month: string, stay: string | undefined): Promise<CalendarView> {
    const first = parseDay(`${month}-01`);
    if (!first) throw fieldRefused('month', 'month');
    const from = first.toString();
    const to = first.add({ months: 1 }).toString();
    const stayId = stay ? await this.stayId(stay) : undefined;
    const now = this.clock.now().toString();
    return { month, from, to, stays: await calendarStays(this.db, { from, to, now, stayId }) };
  }

  private async stayId(sent: string): Promise<number> {
    const row = await this.db.row<{ id: number }>('SELECT id FROM stay WHERE id = $1 OR slug = $2', [
      recordId(sent) ?? null,
      sent,
    ]);
    if (!row) throw fieldRefused('stay', 'unknown_reference');
    return row.id;
  }
}
