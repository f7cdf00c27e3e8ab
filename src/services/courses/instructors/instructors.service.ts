import type { Instructor } from './instructor.entity';
import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { allOf, type Condition, containsAll, raw, type Sql, sql, when } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { assertOwn } from '../instructor-scope';
import { orderOf } from '#kit/fields/order';
import {
  DeletedInstructorView,
  STATISTICS_COLUMNS,
  INSTRUCTOR_STATISTICS,
  InstructorStatisticView,
  InstructorView,
} from './instructor.view';
import { type DeletedInstructorsQuery, INSTRUCTOR_SORTS, type InstructorListQuery } from './instructors.dto';

type InstructorRow = RowOf<typeof InstructorView>;

export const hasSpecialty = (specialty: string): Sql =>
  sql`(lower(i.specialty->>'en') = lower(${specialty}) OR lower(i.specialty->>'ar') = lower(${specialty}))`;

const onlyOwn = ({ scopeId }: Caller): Condition => scopeId !== null && sql`i.id = ${scopeId}`;

/** Instructors as staff see them. An account linked to an instructor sees only that one. */
@Injectable()
export class Instructors {
  constructor(private readonly db: Database) {}

  async list(caller: Caller, query: InstructorListQuery) {
    const page = await listPage<InstructorRow>(this.db, query.pageRequest, {
      columns: InstructorView.columns<Instructor>('i', STATISTICS_COLUMNS),
      from: 'instructor i',
      join: INSTRUCTOR_STATISTICS,
      where: [
        'i.archived_at IS NULL',
        onlyOwn(caller),
        ...containsAll('i.search_text', query.search),
        when(query.specialty, hasSpecialty),
        when(query.status, status => sql`i.status = ${status}`),
        when(query.is_featured, isFeatured => sql`i.is_featured = ${isFeatured}`),
      ],
      order: orderOf(INSTRUCTOR_SORTS, 'i.id', 'i.position, i.id', query.sort, query.order),
    });
    return dataPage(mapPage(page, InstructorView.of));
  }

  async listDeleted(caller: Caller, query: DeletedInstructorsQuery) {
    const page = await listPage<RowOf<typeof DeletedInstructorView>>(this.db, query.pageRequest, {
      columns: DeletedInstructorView.columns('i', STATISTICS_COLUMNS),
      from: 'instructor i',
      join: INSTRUCTOR_STATISTICS,
      where: ['i.archived_at IS NOT NULL', onlyOwn(caller)],
      order: orderOf(INSTRUCTOR_SORTS, 'i.id', 'i.updated_at DESC, i.id DESC', query.sort, query.order),
    });
    return dataPage(mapPage(page, DeletedInstructorView.of));
  }

  async getById(caller: Caller, id: number): Promise<InstructorView> {
    return this.getWhere(caller, sql`i.id = ${id}`);
  }

  async getByUsername(caller: Caller, username: string): Promise<InstructorView> {
    return this.getWhere(caller, sql`i.username = lower(${username})`);
  }

  async getStatistic(caller: Caller): Promise<InstructorStatisticView> {
    const statement = sql`
      SELECT count(*) FILTER (WHERE archived_at IS NULL) AS total,
        count(*) FILTER (WHERE archived_at IS NULL AND status = 'active') AS active,
        count(*) FILTER (WHERE archived_at IS NULL AND status = 'inactive') AS inactive,
        count(*) FILTER (WHERE archived_at IS NULL AND is_featured) AS featured,
        count(*) FILTER (WHERE archived_at IS NOT NULL) AS deleted
      FROM instructor i WHERE ${allOf([onlyOwn(caller)])}`;
    const row = await this.db.row<RowOf<typeof InstructorStatisticView>>(statement);
    return InstructorStatisticView.of(row!);
  }

  private async getWhere(caller: Caller, which: Sql): Promise<InstructorView> {
    const statement = sql`
      SELECT ${raw(InstructorView.columns<Instructor>('i', STATISTICS_COLUMNS))} FROM instructor i ${raw(INSTRUCTOR_STATISTICS)}
      WHERE i.archived_at IS NULL AND ${which}`;
    const row = await this.db.rowOr<InstructorRow>(NotFound, statement);
    assertOwn(caller, row.id);
    return InstructorView.of(row);
  }
}
