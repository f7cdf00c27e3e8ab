import { Entity, ForeignKey } from 'typeorm';
import {
  BilingualColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Course } from '../courses/course.entity';

export const LIVE_SESSION_STATUSES = ['scheduled', 'cancelled'] as const;
export type LiveSessionStatus = (typeof LIVE_SESSION_STATUSES)[number];

@Entity({ name: 'live_session' })
@HandWrittenCheck('live_session_status_known')
@HandWrittenCheck('live_session_ends_after_it_starts')
@HandWrittenIndex('live_session_course_idx')
@HandWrittenIndex('live_session_recent_idx')
@HandWrittenIndex('live_session_start_idx')
@HandWrittenIndex('live_session_created_idx')
@HandWrittenIndex('live_session_search_idx')
export class LiveSession extends StoredRecord {
  @ForeignKey(() => Course, { name: 'live_session_course_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  courseId: number;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @InstantColumn()
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;

  /** Web address of the class, for enrolled students only. */
  @TextColumn({ nullable: true })
  joinUrl: string | null;

  @TextColumn({ nullable: true })
  recordingUrl: string | null;

  @TextColumn({ default: 'scheduled' })
  status: LiveSessionStatus;

  @TextColumn({ default: '' })
  searchText: string;
}
