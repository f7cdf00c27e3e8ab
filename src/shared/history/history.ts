import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import type { HistoryEntry } from './history-entry.entity';
import { HistoryEntryView, staffName } from './history.view';

export interface HistoryRecord {
  subjectId: number;
  action: string;
  /** Id of a staff account. */
  actorId?: number | null;
  before?: object | null;
  after?: object | null;
  reason?: string | null;
}

/** Changes of records, append-only: the database refuses to change or delete an entry. */
@Injectable()
export class History {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Queues the entries until the end of the running transaction. */
  async record(subject: string, entries: readonly HistoryRecord[]): Promise<void> {
    if (entries.length === 0) return;
    await this.db.queueWrite(sql`
      INSERT INTO history_entry (subject, subject_id, at, actor_id, action, before, after, reason)
      SELECT ${subject}, "subjectId", ${this.clock.now().toString()}::timestamptz, "actorId", action, before, after, reason
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry ("subjectId" integer, "actorId" integer,
        action text, before jsonb, after jsonb, reason text)`);
  }

  /** The changes of a record, newest first. */
  async list(subject: string, subjectId: number, request: PageRequest): Promise<Page<HistoryEntryView>> {
    const page = await listPage<RowOf<typeof HistoryEntryView>>(this.db, request, {
      columns: HistoryEntryView.columns<HistoryEntry>('h', { actor: staffName('h.actor_id') }),
      from: 'history_entry h',
      where: [sql`h.subject = ${subject}`, sql`h.subject_id = ${subjectId}`],
      order: 'h.id DESC',
    });
    return mapPage(page, HistoryEntryView.of);
  }
}
