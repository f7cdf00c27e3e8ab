import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Section } from './section.entity';

/** A lesson. Content, video and resources are for enrolled students, or for everyone in a free preview. */
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
  /** `LSN-<number>`: the address of the lesson for students, immutable. */
  @TextColumn()
  code: string;

  @IntegerColumn()
  sectionId: number;

  /** Equal to the course of the section, enforced by the foreign key. */
  @IntegerColumn()
  courseId: number;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  summary: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  content: Bilingual;

  @TextColumn({ nullable: true })
  videoUrl: string | null;

  @IntegerColumn({ default: 0 })
  durationMinutes: number;

  @BooleanColumn({ default: false })
  isFreePreview: boolean;

  /** Only published lessons are shown to students and counted in progress. */
  @BooleanColumn({ default: true })
  isPublished: boolean;

  /** From 1 within the section, ascending; ties are sorted by id. */
  @IntegerColumn()
  position: number;

  @TextColumn({ default: '' })
  searchText: string;
}
