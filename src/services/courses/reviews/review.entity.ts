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
/** Editing a `hidden` review makes it `pending`; `removed` is final for the student. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** A student's review, one per course. Only published ones are shown and counted. */
@Entity({ name: 'review' })
@Unique('review_once', ['studentId', 'courseId'])
@HandWrittenCheck('review_rating')
@HandWrittenCheck('review_status_known')
@HandWrittenCheck('review_withdrawn_is_unseen')
@HandWrittenIndex('review_course_idx')
@HandWrittenIndex('review_course_recent_idx')
@HandWrittenIndex('review_created_idx')
@HandWrittenIndex('review_of_course_idx')
@HandWrittenIndex('review_rating_idx')
@HandWrittenIndex('review_search_idx')
@HandWrittenIndex('review_shown_idx')
@HandWrittenIndex('review_status_idx')
@HandWrittenIndex('review_student_idx')
@HandWrittenIndex('review_tally_idx')
export class Review extends StoredRecord {
  @ForeignKey(() => Student, { name: 'review_student_fkey' })
  @IntegerColumn()
  studentId: number;

  @ForeignKey(() => Course, { name: 'review_course_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  courseId: number;

  @IntegerColumn()
  rating: number;

  @TextColumn({ nullable: true })
  comment: string | null;

  @TextColumn({ default: '' })
  searchText: string;

  @TextColumn()
  status: ReviewStatus;

  /** Time at which the student withdrew a pending or hidden review. A new review of the student reuses the row. */
  @InstantColumn({ nullable: true })
  withdrawnAt: Date | null;

  /** The status before the removal, restored with the review. */
  @TextColumn({ nullable: true })
  removedFrom: ReviewStatus | null;
}
