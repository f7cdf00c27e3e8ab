import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Section } from './section.entity';

/** One lesson. Content, video and resources are shown to those who hold the course, and to anyone in a free preview. */
@Entity({ name: 'lesson' })
@Unique('lesson_code_key', ['code'])
@ForeignKey(() => Section, ['sectionId', 'courseId'], ['id', 'courseId'], {
  name: 'lesson_section_fkey',
  onDelete: 'CASCADE',
})
@HandWrittenCheck('lesson_duration_not_negative')
@HandWrittenIndex('lesson_order_idx')
@HandWrittenIndex('lesson_published_idx')
@HandWrittenIndex('lesson_search_idx')
export class Lesson extends StoredRecord {
  /** `LSN-<number>`; addresses the lesson for students, and never changes. */
  @TextColumn()
  code: string;

  @IntegerColumn()
  sectionId: number;

  /** The course of its section, which the foreign key holds true. */
  @IntegerColumn()
  courseId: number;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  summary: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  content: Bilingual;

  @TextColumn({ nullable: true })
  videoUrl: string | null;

  @IntegerColumn({ default: 0 })
  durationMinutes: number;

  @BooleanColumn({ default: false })
  isFreePreview: boolean;

  /** Students see published lessons only, and progress counts no others. */
  @BooleanColumn({ default: true })
  isPublished: boolean;

  /** From 1 within its section, the smallest first; ties go by id. */
  @IntegerColumn()
  position: number;

  /** Title in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
