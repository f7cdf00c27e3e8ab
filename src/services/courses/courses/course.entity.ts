import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Category } from '../categories/category.entity';
import { Instructor } from '../instructors/instructor.entity';
import type { CourseLanguage, CourseLevel, CourseStatus, CourseType } from './course-kinds';

/** Public while published, listed and not deleted. `archived_at` is the deletion, unlike the status `archived`. */
@Entity({ name: 'course' })
@Unique('course_slug_key', ['slug'])
@Unique('course_code_key', ['code'])
@HandWrittenCheck('course_type_known')
@HandWrittenCheck('course_status_known')
@HandWrittenCheck('course_level_known')
@HandWrittenCheck('course_language_known')
@HandWrittenCheck('course_amounts')
@HandWrittenCheck('course_figures')
@HandWrittenCheck('course_stars_not_negative')
@HandWrittenIndex('course_recent_idx')
@HandWrittenIndex('course_deleted_idx')
@HandWrittenIndex('course_instructor_idx')
@HandWrittenIndex('course_category_idx')
@HandWrittenIndex('course_search_idx')
@HandWrittenIndex('course_title_idx')
@HandWrittenIndex('course_status_idx')
@HandWrittenIndex('course_price_idx')
@HandWrittenIndex('course_discount_idx')
@HandWrittenIndex('course_rating_idx')
@HandWrittenIndex('course_duration_idx')
@HandWrittenIndex('course_level_idx')
@HandWrittenIndex('course_language_idx')
@HandWrittenIndex('course_created_idx')
@HandWrittenIndex('course_public_recent_idx')
@HandWrittenIndex('course_public_created_idx')
@HandWrittenIndex('course_public_price_idx')
@HandWrittenIndex('course_public_discount_idx')
@HandWrittenIndex('course_public_rating_idx')
@HandWrittenIndex('course_public_duration_idx')
@HandWrittenIndex('course_public_level_idx')
@HandWrittenIndex('course_public_language_idx')
@HandWrittenIndex('course_public_type_idx')
@HandWrittenIndex('course_public_category_idx')
@HandWrittenIndex('course_public_instructor_idx')
export class Course extends StoredRecord {
  /** `CRS-<number>`: the address of the course for its students, immutable. */
  @TextColumn()
  code: string;

  @TextColumn()
  slug: string;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  summary: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @JsonColumn({ default: [] })
  outcomes: Bilingual[];

  @JsonColumn({ default: [] })
  requirements: Bilingual[];

  @TextColumn()
  type: CourseType;

  @TextColumn({ default: 'draft' })
  status: CourseStatus;

  @TextColumn({ default: 'all_levels' })
  level: CourseLevel;

  @TextColumn({ default: 'en' })
  language: CourseLanguage;

  @IntegerColumn()
  priceCents: number;

  /** In percent, with up to two decimals. The charge is rounded half up to the cent. */
  @Column({ type: 'numeric', precision: 5, scale: 2, default: 0 })
  discountPercentage: number;

  @ForeignKey(() => Category, { name: 'course_category_fkey' })
  @IntegerColumn({ nullable: true })
  categoryId: number | null;

  @ForeignKey(() => Instructor, { name: 'course_instructor_fkey' })
  @IntegerColumn({ nullable: true })
  instructorId: number | null;

  @TextColumn({ nullable: true })
  coverUrl: string | null;

  @TextColumn({ nullable: true })
  trailerUrl: string | null;

  /** When false, a published course is 404 for the public. */
  @BooleanColumn({ default: true })
  isPublic: boolean;

  @BooleanColumn({ default: false })
  isFeatured: boolean;

  /** Average of the published reviews, 0 without any; maintained by `recountReviews`. */
  @Column({ type: 'numeric', precision: 3, scale: 2, default: 0 })
  rating: number;

  @IntegerColumn({ default: 0 })
  reviewCount: number;

  /** Sum of the stars of the published reviews. */
  @IntegerColumn({ default: 0 })
  reviewStars: number;

  /** Number of seats that are not cancelled, of accounts that are not deleted; maintained by `count_students`. */
  @IntegerColumn({ default: 0 })
  studentCount: number;

  /** Sum over the published lessons; maintained by `recountLessons`. */
  @IntegerColumn({ default: 0 })
  durationMinutes: number;

  @IntegerColumn({ default: 0 })
  lessonCount: number;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  publishedAt: Date | null;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}
