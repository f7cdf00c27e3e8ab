import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  EMPTY_BILINGUAL,
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

/** Someone who teaches. The public sees active ones; deleting one keeps the row, which can be restored. */
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
  /** In small letters; never digits alone, which would read as an id. */
  @TextColumn()
  username: string;

  @BilingualColumn()
  name: Bilingual;

  /** The line under the name. */
  @BilingualColumn(EMPTY_BILINGUAL)
  headline: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  specialty: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  bio: Bilingual;

  @TextColumn({ nullable: true })
  photoUrl: string | null;

  /** For staff; the public never sees it. */
  @TextColumn({ nullable: true })
  email: string | null;

  @TextColumn({ default: 'active' })
  status: InstructorStatus;

  @BooleanColumn({ default: false })
  isFeatured: boolean;

  /** Place in the curated order, the smallest first. */
  @IntegerColumn({ default: 0 })
  position: number;

  /** Name, specialty and username, as searches compare them. */
  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}
