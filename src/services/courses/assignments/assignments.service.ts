import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { Records } from '#kit/database/records';
import { sql, when } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { Clock } from '#kit/time/clock';
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
import { hasText } from '../courses.warnings';
import { AssignmentNotices } from './assignment-notices';
import { AssignmentSubmission } from './assignment-submission.entity';
import { Assignment } from './assignment.entity';
import { AssignmentView } from './assignment.view';
import {
  ASSIGNMENT_SORTS,
  type AssignmentBody,
  type AssignmentChangeBody,
  type AssignmentListQuery,
} from './assignments.dto';

type AssignmentRow = Omit<RowOf<typeof AssignmentView>, 'now'>;

const ASSIGNMENT = {
  columns: `${AssignmentView.columns<Assignment>('a', {
    course: COURSE_REFERENCE,
    submission_count: 'w.submission_count',
    graded_count: 'w.graded_count',
  })}, ${hasText('a.instructions')} AS has_text`,
  from: 'assignment a',
  // A graded submission has points, which are in an index.
  join: `JOIN course c ON c.id = a.course_id CROSS JOIN LATERAL (
    SELECT count(*) AS submission_count, count(points) AS graded_count
    FROM assignment_submission WHERE assignment_id = a.id) w`,
};

@Injectable()
export class Assignments {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly notices: AssignmentNotices,
  ) {}

  async list(caller: Caller, query: AssignmentListQuery) {
    const page = await listPage<AssignmentRow>(this.db, query.pageRequest, {
      ...ASSIGNMENT,
      ...wordSearch({ from: ASSIGNMENT.from, hasText: true }, query.search, [
        ...(await betweenDays(this.settings, 'a.due_at', query)),
        inOwnCourses(caller, 'a.course_id'),
        when(query.course_id, id => sql`a.course_id = ${id}`),
        when(query.is_published, isPublished => sql`a.is_published = ${isPublished}`),
      ]),
      order: orderOf(ASSIGNMENT_SORTS, 'a.id', 'a.updated_at DESC, a.id DESC', query.sort, query.order),
    });
    return dataPage(mapPage(page, this.shown()));
  }

  async get(caller: Caller, id: number): Promise<AssignmentView> {
    const row = await this.db.rowOr<AssignmentRow & { course_id: number }>(
      NotFound,
      `SELECT ${ASSIGNMENT.columns}, a.course_id FROM ${ASSIGNMENT.from} ${ASSIGNMENT.join} WHERE a.id = $1`,
      [id],
    );
    await assertCourseInScope(this.db, caller, row.course_id);
    return this.shown()(row);
  }

  async create(caller: Caller, body: AssignmentBody): Promise<AssignmentView> {
    const id = await this.db.transaction(async () => {
      await assertBodyCourseInScope(this.db, caller, body.course_id);
      const created = await this.records.create(Assignment, assignmentColumns(body));
      await this.notifyIfPublished(created);
      return created;
    });
    return this.get(caller, id);
  }

  async update(caller: Caller, id: number, body: AssignmentChangeBody): Promise<AssignmentView> {
    await this.db.transaction(async () => {
      let wasPublished = false;
      await this.records.update(Assignment, id, async stored => {
        await assertCourseInScope(this.db, caller, stored.courseId);
        if (body.max_points !== undefined) await this.assertNoGradeAbove(id, body.max_points);
        wasPublished = stored.isPublished;
        return assignmentColumns(body, stored);
      });
      if (!wasPublished) await this.notifyIfPublished(id);
    });
    return this.get(caller, id);
  }

  /** Deletes the submissions too. */
  async delete(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const { courseId } = await this.records.lock(Assignment, id);
      await assertCourseInScope(this.db, caller, courseId);
      await this.records.delete(Assignment, id);
    });
  }

  private shown(): (row: AssignmentRow) => AssignmentView {
    const now = this.clock.now();
    return row => AssignmentView.of({ ...row, now });
  }

  private async notifyIfPublished(id: number): Promise<void> {
    const assignment = await this.db.of(Assignment).findOneByOrFail({ id });
    if (assignment.isPublished) await this.notices.notifyPublished(assignment);
  }

  private async assertNoGradeAbove(id: number, points: number): Promise<void> {
    const conflict = { assignmentId: id, points: MoreThan(points) };
    if (await this.db.of(AssignmentSubmission).existsBy(conflict))
      throw fieldRefused('max_points', 'points_given_already');
  }
}

const assignmentColumns = bodyColumns<AssignmentBody, Assignment>({
  title: SEARCHED_TITLE,
  instructions: changedText,
  due_at: { dueAt: instantOf },
});
