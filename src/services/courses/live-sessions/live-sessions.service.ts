import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { Records } from '#kit/database/records';
import { sql, when } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { assertAddresses } from '#media/addresses';
import { Storage } from '#media/storage';
import { instantOf } from '#kit/time/instants';
import type { RowOf } from '#kit/views/view';
import { Settings } from '#shared/settings/settings';
import { SEARCHED_TITLE } from '../searched-title';
import { assertCourseInScope, assertBodyCourseInScope } from '../courses/course-scope';
import { COURSE_REFERENCE } from '../courses/course-reference';
import { inOwnCourses } from '../instructor-scope';
import { betweenDays } from '../courses.days';
import { wordSearch } from '../word-search';
import { orderOf } from '#kit/fields/order';
import { ClassNotices } from './class-notices';
import { LiveSession } from './live-session.entity';
import { LiveSessionView, StaffLiveSessionView } from './live-session.view';
import {
  LIVE_SESSION_SORTS,
  type LiveSessionBody,
  type LiveSessionChangeBody,
  type LiveSessionListQuery,
} from './live-sessions.dto';

type LiveSessionRow = RowOf<typeof StaffLiveSessionView>;

export const LIVE_SESSION = {
  columns: LiveSessionView.columns<LiveSession>('l', { course: COURSE_REFERENCE }),
  from: 'live_session l',
  join: 'JOIN course c ON c.id = l.course_id',
};

@Injectable()
export class LiveSessions {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly notices: ClassNotices,
    private readonly settings: Settings,
  ) {}

  async list(caller: Caller, query: LiveSessionListQuery) {
    const page = await listPage<LiveSessionRow>(this.db, query.pageRequest, {
      ...LIVE_SESSION,
      ...wordSearch({ from: LIVE_SESSION.from, hasText: true }, query.search, [
        ...(await betweenDays(this.settings, 'l.starts_at', query)),
        inOwnCourses(caller, 'l.course_id'),
        when(query.course_id, id => sql`l.course_id = ${id}`),
        when(query.status, status => sql`l.status = ${status}`),
      ]),
      order: orderOf(LIVE_SESSION_SORTS, 'l.id', 'l.updated_at DESC, l.id DESC', query.sort, query.order),
    });
    return dataPage(mapPage(page, StaffLiveSessionView.of));
  }

  async get(caller: Caller, id: number): Promise<StaffLiveSessionView> {
    const row = await this.db.rowOr<LiveSessionRow & { course_id: number }>(
      NotFound,
      `SELECT ${LIVE_SESSION.columns}, l.course_id FROM ${LIVE_SESSION.from} ${LIVE_SESSION.join} WHERE l.id = $1`,
      [id],
    );
    await assertCourseInScope(this.db, caller, row.course_id);
    return StaffLiveSessionView.of(row);
  }

  async create(caller: Caller, body: LiveSessionBody): Promise<StaffLiveSessionView> {
    const id = await this.db.transaction(async () => {
      await assertBodyCourseInScope(this.db, caller, body.course_id);
      const added = await this.records.create(LiveSession, this.checkedColumns(body));
      await this.notices.notifyAdded(await this.db.of(LiveSession).findOneByOrFail({ id: added }));
      return added;
    });
    return this.get(caller, id);
  }

  async update(caller: Caller, id: number, body: LiveSessionChangeBody): Promise<StaffLiveSessionView> {
    await this.db.transaction(async () => {
      const before = await this.lock(caller, id);
      const values = this.checkedColumns(body, before);
      if (await this.records.update(LiveSession, id, () => values))
        await this.notices.notifyChanged(before, { ...before, ...values });
    });
    return this.get(caller, id);
  }

  async delete(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const before = await this.lock(caller, id);
      await this.records.delete(LiveSession, id);
      await this.notices.notifyChanged(before, undefined);
    });
  }

  private async lock(caller: Caller, id: number): Promise<LiveSession> {
    const stored = await this.records.lock(LiveSession, id);
    await assertCourseInScope(this.db, caller, stored.courseId);
    return stored;
  }

  private checkedColumns(body: SentLiveSession, stored?: LiveSession): Partial<LiveSession> {
    assertAddresses(this.storage, { join_url: body.join_url, recording_url: body.recording_url });
    const columns = liveSessionColumns(body, stored);
    const { startsAt, endsAt } = { ...stored, ...columns };
    if (startsAt && endsAt && endsAt <= startsAt) throw fieldRefused('ends_at', 'after_start');
    return columns;
  }
}

type SentLiveSession = LiveSessionChangeBody & Partial<LiveSessionBody>;

const liveSessionColumns = bodyColumns<SentLiveSession, LiveSession>({
  title: SEARCHED_TITLE,
  description: changedText,
  starts_at: { startsAt: instantOf },
  ends_at: { endsAt: instantOf },
});
