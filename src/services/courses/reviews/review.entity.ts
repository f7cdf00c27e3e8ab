import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Course } from '../courses/course.entity';
import { Student } from '../students/student.entity';

export const REVIEW_STATUSES = ['published', 'pending', 'hidden', 'removed'] as const;
/** `hidden` by a moderator comes back as `pending` when the student edits it; `removed` is final for the student. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What a student thinks of a course; one each. Only published ones are shown and counted. */
@Entity({ name: 'review' })
@Unique('review_once', ['studentId', 'courseId'])
@HandWrittenCheck('review_rating')
@HandWrittenCheck('review_status_known')
@HandWrittenCheck('review_withdrawn_is_unseen')
@HandWrittenIndex('review_course_idx')
@HandWrittenIndex('review_recent_idx')
@HandWrittenIndex('review_status_idx')
@HandWrittenIndex('review_rating_idx')
@HandWrittenIndex('review_created_idx')
@HandWrittenIndex('review_of_course_idx')
@HandWrittenIndex('review_search_idx')
export class Review extends StoredRecord {
  @ForeignKey(() => Student, { name: 'review_student_fkey' })
  @IntegerColumn()
  studentId: number;

  @ForeignKey(() => Course, { name: 'review_course_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  courseId: number;

  /** Stars, 1 to 5. */
  @IntegerColumn()
  rating: number;

  @TextColumn({ nullable: true })
  comment: string | null;

  /** The comment, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;

  @TextColumn()
  status: ReviewStatus;

  /** A moderator had or has to look at it when the student withdrew it: nobody sees it, and writing again continues it. */
  @InstantColumn({ nullable: true })
  withdrawnAt: Date | null;

  /** What a removed one was before, and is again when it is restored. */
  @TextColumn({ nullable: true })
  removedFrom: ReviewStatus | null;
}
