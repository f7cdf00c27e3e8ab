import { Entity, ForeignKey, Unique } from 'typeorm';
import { BilingualColumn, HandWrittenIndex, IntegerColumn, StoredRecord } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Course } from '../courses/course.entity';

@Entity({ name: 'section' })
@Unique('section_course_key', ['id', 'courseId'])
@HandWrittenIndex('section_order_idx')
export class Section extends StoredRecord {
  @ForeignKey(() => Course, { name: 'section_course_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  courseId: number;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @IntegerColumn()
  position: number;
}
