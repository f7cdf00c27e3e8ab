import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, InstantColumn } from '#kit/database/columns';
import { Lesson } from '../curriculum/lesson.entity';
import { Enrollment } from './enrollment.entity';

@Entity({ name: 'lesson_completion' })
@HandWrittenIndex('lesson_completion_lesson_idx')
export class LessonCompletion {
  @ForeignKey(() => Enrollment, { name: 'lesson_completion_enrollment_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  enrollmentId: number;

  @ForeignKey(() => Lesson, { name: 'lesson_completion_lesson_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  lessonId: number;

  @InstantColumn()
  completedAt: Date;
}
