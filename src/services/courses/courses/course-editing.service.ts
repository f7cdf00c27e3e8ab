import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { SlugTaken } from '#kit/database/slug';
import { assertAddresses } from '#media/addresses';
import { Storage } from '#media/storage';
import { toCents } from '#kit/money/money';
import { Clock } from '#kit/time/clock';
import { assertOwn } from '../instructor-scope';
import { Course } from './course.entity';
import type { CourseBody, CourseChangeBody } from './courses.dto';

const RESERVED_SLUGS = ['categories', 'deleted', 'statistic', 'slug', 'featured'];

const searchedText = (title: Bilingual, code: string): string => searchText(`${title.en} ${title.ar} ${code}`);

@Injectable()
export class CourseEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Returns the id. For a caller linked to an instructor, the course belongs to that instructor. */
  async create(caller: Caller, body: CourseBody): Promise<number> {
    const instructorId = body.instructor_id ?? caller.scopeId;
    assertOwn(caller, instructorId);
    return this.db.transaction(async () => {
      const values = await this.columnsOf({ ...body, instructor_id: instructorId });
      const next = await this.db.row<{ number: number }>(`SELECT nextval('course_code_seq')::integer AS number`);
      const code = `CRS-${next!.number}`;
      return this.records.create(
        Course,
        { ...values, code, searchText: searchedText(body.title, code) },
        { slugFrom: body.title.en, reservedSlugs: RESERVED_SLUGS },
      );
    });
  }

  async update(caller: Caller, id: number, body: CourseChangeBody): Promise<void> {
    await this.records.update(
      Course,
      id,
      async stored => {
        assertOwn(caller, stored.instructorId);
        if (body.instructor_id !== undefined) assertOwn(caller, body.instructor_id);
        const values = await this.columnsOf(body, stored);
        return { ...values, searchText: searchedText(values.title ?? stored.title, stored.code) };
      },
      { archivedAt: IsNull() },
    );
  }

  /** Enrolled students keep access. */
  async delete(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const { instructorId } = await this.records.lock(Course, id, { archivedAt: IsNull() });
      assertOwn(caller, instructorId);
      await this.records.archive(Course, id);
    });
  }

  async restore(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const { instructorId } = await this.records.lock(Course, id, { archivedAt: Not(IsNull()) });
      assertOwn(caller, instructorId);
      await this.records.restore(Course, id);
    });
  }

  private async columnsOf(body: CourseChangeBody, stored?: Course): Promise<Partial<Course>> {
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    assertAddresses(this.storage, { cover_url: body.cover_url, trailer_url: body.trailer_url });
    await this.assertExists('category', 'category_id', body.category_id, stored?.categoryId);
    await this.assertExists('instructor', 'instructor_id', body.instructor_id, stored?.instructorId);
    const columns = courseColumns(body, stored);
    return body.status === 'published' ? { ...columns, publishedAt: stored?.publishedAt ?? this.now() } : columns;
  }

  /** A reference that is already stored may stay even if its target is deleted. */
  private async assertExists(
    table: 'category' | 'instructor',
    field: string,
    id: number | null | undefined,
    stored: number | null | undefined,
  ): Promise<void> {
    if (id == null || id === stored) return;
    const row = await this.db.row(`SELECT 1 FROM ${table} WHERE id = $1 AND archived_at IS NULL FOR SHARE`, [id]);
    if (!row) throw fieldRefused(field, 'unknown_reference');
  }

  private now(): Date {
    return this.clock.date();
  }
}

const courseColumns = bodyColumns<CourseBody, Course>({
  summary: changedText,
  description: changedText,
  price: { priceCents: toCents },
});
