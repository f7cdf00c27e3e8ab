import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Student } from '../students/student.entity';
import { Assignment } from './assignment.entity';

export interface SubmissionFile {
  url: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
}

@Entity({ name: 'assignment_submission' })
@Unique('assignment_submission_once', ['assignmentId', 'studentId'])
@HandWrittenCheck('assignment_submission_graded')
@HandWrittenIndex('assignment_submission_student_idx')
@HandWrittenIndex('assignment_submission_recent_idx')
@HandWrittenIndex('assignment_submission_points_idx')
@HandWrittenIndex('assignment_submission_submitted_idx')
export class AssignmentSubmission extends StoredRecord {
  @ForeignKey(() => Assignment, { name: 'assignment_submission_assignment_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  assignmentId: number;

  @ForeignKey(() => Student, { name: 'assignment_submission_student_fkey' })
  @IntegerColumn()
  studentId: number;

  /** Empty when only a file was submitted. */
  @TextColumn()
  body: string;

  @JsonColumn({ nullable: true })
  file: SubmissionFile | null;

  @InstantColumn()
  submittedAt: Date;

  /** Null until it is graded. */
  @IntegerColumn({ nullable: true })
  points: number | null;

  @TextColumn({ nullable: true })
  feedback: string | null;

  @InstantColumn({ nullable: true })
  gradedAt: Date | null;

  @IntegerColumn({ nullable: true })
  gradedBy: number | null;
}
