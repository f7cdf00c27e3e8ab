import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, HandWrittenIndex, TextColumn, UpdatedAt } from '#kit/database/columns';
import { Lesson } from '../curriculum/lesson.entity';
import { Enrollment } from './enrollment.entity';

@Entity({ name: 'lesson_note' })
@HandWrittenIndex('lesson_note_lesson_idx')
export class LessonNote {
  @ForeignKey(() => Enrollment, { name: 'lesson_note_enrollment_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  enrollmentId: number;

  @ForeignKey(() => Lesson, { name: 'lesson_note_lesson_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  lessonId: number;

  @TextColumn()
  body: string;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
