import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { parseDay } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { resolveStayId } from '../stays/stay-filter';
import { calendarStays } from './calendar.queries';
import type { CalendarView } from './calendar.view';

@Injectable()
export class Calendar {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @param stay id or slug */
  async getMonth(month: string, stay: string | undefined): Promise<CalendarView> {
    const first = parseDay(`${month}-01`);
    if (!first) throw fieldRefused('month', 'month');
    const from = first.toString();
    const to = first.add({ months: 1 }).toString();
    const stayId = stay ? await resolveStayId(this.db, stay) : undefined;
    const now = this.clock.now().toString();
    return { month, from, to, stays: await calendarStays(this.db, { from, to, now, stayId }) };
  }
}
