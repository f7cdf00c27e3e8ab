import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import type { Page, PageRequest } from '#kit/http/page';
import { History } from '#shared/history/history';
import type { HistoryEntryView } from '#shared/history/history.view';
import { EnrollmentQueries } from './enrollments.queries';
import { SEAT } from './seat-ledger';

@Injectable()
export class SeatHistory {
  constructor(
    private readonly history: History,
    private readonly queries: EnrollmentQueries,
  ) {}

  /** @throws NotFound, OutsideOwnCourses */
  async list(caller: Caller, seatId: number, request: PageRequest): Promise<Page<HistoryEntryView>> {
    await this.queries.get(caller, seatId);
    return this.history.list(SEAT, seatId, request);
  }
}
