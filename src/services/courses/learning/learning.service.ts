import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import type { CourseKey } from '../courses/course-key';
import { Enrollment } from '../enrollments/enrollment.entity';
import { LessonNote } from '../enrollments/lesson-note.entity';
import { CourseCompleted } from '../progress/completion.events';
import { completeSeats, PROGRESS_COLUMNS, PROGRESS_JOIN } from '../progress/progress';
import { LessonCompletedView, LessonNoteView } from './enrolled-course.view';
import { lockSeat, type LessonSeat, seatOfLesson, seatOfCourse } from './student-seat';

type CompletedRow = RowOf<typeof LessonCompletedView>;
type NoteRow = RowOf<typeof LessonNoteView>;

const NOTE = `SELECT l.code AS lesson_code, coalesce(note.body, '') AS body, note.updated_at
  FROM lesson l LEFT JOIN lesson_note note ON note.lesson_id = l.id AND note.enrollment_id = $1 WHERE l.id = $2`;

/** Progress and notes of students. Refused calls write nothing. */
@Injectable()
export class Learning {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** Stores the last opened lesson and returns the enrollment id. */
  async open(studentId: number, course: CourseKey, lessonId: number): Promise<number> {
    const seat = await seatOfCourse(this.db, studentId, course, this.clock.now());
    const { enrollmentId } = seat;
    await this.db.transaction(async () => {
      await lockSeat(this.db, { ...seat, lessonId }, this.clock.now());
      const opened = { lastAccessedLessonId: lessonId, lastAccessedAt: this.clock.date() };
      await this.db.of(Enrollment).update({ id: enrollmentId }, opened);
      await this.completeSeat(enrollmentId);
    });
    return enrollmentId;
  }

  /** Idempotent: the time of the first completion is kept. */
  async complete(studentId: number, lessonCode: string): Promise<LessonCompletedView> {
    return this.withLessonLock(studentId, lessonCode, async ({ enrollmentId, lessonId }) => {
      const added = await this.db.row(
        `INSERT INTO lesson_completion (enrollment_id, lesson_id, completed_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING lesson_id`,
        [enrollmentId, lessonId, this.clock.date()],
      );
      if (added) await this.db.rows('UPDATE enrollment SET updated_at = now() WHERE id = $1', [enrollmentId]);
      await this.completeSeat(enrollmentId);
      return this.getCompletion(enrollmentId, lessonId);
    });
  }

  private async completeSeat(id: number): Promise<void> {
    const enrollmentIds = await completeSeats(this.db, sql`e.id = ${id}`, this.clock.now());
    if (enrollmentIds.length > 0) await this.events.raise(CourseCompleted, { enrollmentIds });
  }

  async getNote(studentId: number, lessonCode: string): Promise<LessonNoteView> {
    return this.readNote(await seatOfLesson(this.db, studentId, lessonCode, this.clock.now()));
  }

  async saveNote(studentId: number, lessonCode: string, body: string): Promise<LessonNoteView> {
    return this.withLessonLock(studentId, lessonCode, async seat => {
      const { enrollmentId, lessonId } = seat;
      if (body === '') await this.db.of(LessonNote).delete({ enrollmentId, lessonId });
      else
        await this.db.rows(
          `INSERT INTO lesson_note (enrollment_id, lesson_id, body) VALUES ($1, $2, $3)
           ON CONFLICT ON CONSTRAINT lesson_note_pkey DO UPDATE SET body = excluded.body, updated_at = now()`,
          [enrollmentId, lessonId, body],
        );
      return this.readNote(seat);
    });
  }

  /** Runs `work` in a transaction that locks the seat and the curriculum. */
  private async withLessonLock<Result>(
    studentId: number,
    lessonCode: string,
    work: (seat: LessonSeat) => Promise<Result>,
  ): Promise<Result> {
    const seat = await seatOfLesson(this.db, studentId, lessonCode, this.clock.now());
    return this.db.transaction(async () => {
      await lockSeat(this.db, seat, this.clock.now());
      return work(seat);
    });
  }

  private async getCompletion(enrollmentId: number, lessonId: number): Promise<LessonCompletedView> {
    const columns = LessonCompletedView.columns('e', {
      ...PROGRESS_COLUMNS,
      lesson_code: 'l.code',
      completed_at: 'done.completed_at',
      course_code: 'c.code',
      course_completed_at: 'e.completed_at',
    });
    const row = await this.db.row<CompletedRow>(
      `SELECT ${columns} FROM enrollment e JOIN course c ON c.id = e.course_id
       JOIN lesson_completion done ON done.enrollment_id = e.id AND done.lesson_id = $2
       JOIN lesson l ON l.id = done.lesson_id ${PROGRESS_JOIN} WHERE e.id = $1`,
      [enrollmentId, lessonId],
    );
    return LessonCompletedView.of(row!);
  }

  private async readNote({ enrollmentId, lessonId }: LessonSeat): Promise<LessonNoteView> {
    return LessonNoteView.of((await this.db.row<NoteRow>(NOTE, [enrollmentId, lessonId]))!);
  }
}
