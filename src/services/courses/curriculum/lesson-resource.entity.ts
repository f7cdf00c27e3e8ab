import { Entity, ForeignKey } from 'typeorm';
import { BilingualColumn, HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Lesson } from './lesson.entity';

export const RESOURCE_TYPES = ['file', 'link'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

@Entity({ name: 'lesson_resource' })
@HandWrittenIndex('lesson_resource_order_idx')
export class LessonResource extends StoredRecord {
  @ForeignKey(() => Lesson, { name: 'lesson_resource_lesson_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  lessonId: number;

  @BilingualColumn()
  title: Bilingual;

  @TextColumn({ default: 'file' })
  type: ResourceType;

  @TextColumn()
  url: string;

  @IntegerColumn()
  position: number;
}
