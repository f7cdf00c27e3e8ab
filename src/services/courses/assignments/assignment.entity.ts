import { Entity, ForeignKey } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Course } from '../courses/course.entity';

@Entity({ name: 'assignment' })
@HandWrittenCheck('assignment_points')
@HandWrittenIndex('assignment_due_idx')
@HandWrittenIndex('assignment_recent_idx')
@HandWrittenIndex('assignment_due_order_idx')
@HandWrittenIndex('assignment_created_idx')
@HandWrittenIndex('assignment_search_idx')
export class Assignment extends StoredRecord {
  @ForeignKey(() => Course, { name: 'assignment_course_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  courseId: number;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  instructions: Bilingual;

  @InstantColumn()
  dueAt: Date;

  @IntegerColumn({ default: 100 })
  maxPoints: number;

  @BooleanColumn({ default: true })
  isPublished: boolean;

  @TextColumn({ default: '' })
  searchText: string;
}
