import { Entity, Unique } from 'typeorm';
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

export const INSTRUCTOR_STATUSES = ['active', 'inactive'] as const;
export type InstructorStatus = (typeof INSTRUCTOR_STATUSES)[number];

@Entity({ name: 'instructor' })
@Unique('instructor_username_key', ['username'])
@HandWrittenCheck('instructor_status_known')
@HandWrittenIndex('instructor_curated_idx')
@HandWrittenIndex('instructor_deleted_idx')
@HandWrittenIndex('instructor_name_idx')
@HandWrittenIndex('instructor_position_idx')
@HandWrittenIndex('instructor_created_idx')
@HandWrittenIndex('instructor_updated_idx')
export class Instructor extends StoredRecord {
  /** Lower case; never digits only, which would be ambiguous with an id. */
  @TextColumn()
  username: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  headline: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  specialty: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  bio: Bilingual;

  @TextColumn({ nullable: true })
  photoUrl: string | null;

  /** For staff only. */
  @TextColumn({ nullable: true })
  email: string | null;

  @TextColumn({ default: 'active' })
  status: InstructorStatus;

  @BooleanColumn({ default: false })
  isFeatured: boolean;

  /** Position in the curated order, ascending. */
  @IntegerColumn({ default: 0 })
  position: number;

  @TextColumn({ default: '' })
  searchText: string;

  /** Students with a seat that is not cancelled, each once; maintained by `count_students`. Null until a job has counted them. */
  @IntegerColumn({ default: 0, nullable: true })
  studentCount: number | null;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}
