import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { lockCurriculum, recountLessons } from '../courses/course-statistics';
import { assertOwn } from '../instructor-scope';
import { CourseCompleted } from '../progress/completion.events';
import { completeSeats } from '../progress/progress';

const COURSE_OF = {
  course: 'SELECT c.id, c.instructor_id FROM course c WHERE c.id = $1',
  section: 'SELECT c.id, c.instructor_id FROM section p JOIN course c ON c.id = p.course_id WHERE p.id = $1',
  lesson: 'SELECT c.id, c.instructor_id FROM lesson p JOIN course c ON c.id = p.course_id WHERE p.id = $1',
  resource: `SELECT c.id, c.instructor_id FROM lesson_resource p
    JOIN lesson l ON l.id = p.lesson_id JOIN course c ON c.id = l.course_id WHERE p.id = $1`,
};
export type CurriculumPart = keyof typeof COURSE_OF;

/**
 * Access checks of curricula, and serialized changes: one writer per course at a time, which recounts the course and
 * completes seats whose last open lesson it removed.
 */
@Injectable()
export class CurriculumAccess {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** Id of the course of a part. @throws NotFound, also if the course is deleted; OutsideOwnCourses */
  async courseOf(caller: Caller, part: CurriculumPart, id: number): Promise<number> {
    const course = await this.db.rowOr<{ id: number; instructor_id: number | null }>(
      NotFound,
      `${COURSE_OF[part]} AND c.archived_at IS NULL`,
      [id],
    );
    assertOwn(caller, course.instructor_id);
    return course.id;
  }

  async withLock<Result>(
    caller: Caller,
    part: CurriculumPart,
    id: number,
    work: (courseId: number) => Promise<Result>,
  ): Promise<Result> {
    return this.db.transaction(async () => {
      const courseId = await this.courseOf(caller, part, id);
      const lessons = await lockCurriculum(this.db, courseId);
      // Checked again: a concurrent writer may have deleted the part.
      await this.courseOf(caller, part, id);
      const result = await work(courseId);
      if ((await recountLessons(this.db, courseId)) < lessons) await this.completeSeats(courseId);
      return result;
    });
  }

  private async completeSeats(courseId: number): Promise<void> {
    const enrollmentIds = await completeSeats(this.db, sql`e.course_id = ${courseId}`, this.clock.now());
    if (enrollmentIds.length > 0) await this.events.raise(CourseCompleted, { enrollmentIds });
  }

  /** Orders the children of `parent` as in `ids`, which must be exactly their ids. */
  async reorder(table: 'section' | 'lesson', parent: string, parentId: number, ids: readonly number[]): Promise<void> {
    const rows = await this.db.rows<{ id: number }>(`SELECT id FROM ${table} WHERE ${parent} = $1`, [parentId]);
    const ordered = new Set(ids);
    if (ordered.size !== ids.length || rows.length !== ids.length || !rows.every(row => ordered.has(row.id)))
      throw fieldRefused('ids', 'exact_ids');
    await this.db.rows(
      `UPDATE ${table} part SET position = placed.position, updated_at = now()
       FROM unnest($1::integer[]) WITH ORDINALITY AS placed (id, position)
       WHERE part.id = placed.id AND part.position <> placed.position`,
      [ids],
    );
  }

  async nextPosition(table: 'section' | 'lesson' | 'lesson_resource', parent: string, id: number): Promise<number> {
    const row = await this.db.row<{ next: number }>(
      `SELECT coalesce(max(position), 0) + 1 AS next FROM ${table} WHERE ${parent} = $1`,
      [id],
    );
    return row!.next;
  }
}
