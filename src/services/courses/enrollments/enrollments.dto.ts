import { Id } from '#kit/fields/number-fields';
import { Choice, QueryId, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { InstantText, OneOf, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, FILTER, SORT } from '../courses.pages';
import { ENROLLMENT_STATUSES, type EnrollmentStatus } from './enrollment.entity';

export const ENROLLMENT_SORTS = {
  id: 'e.id',
  status: 'e.status',
  created_at: 'e.created_at',
  updated_at: 'e.updated_at',
  completed_at: 'e.completed_at',
};

export class EnrollmentFilters extends PageQuery(ADMIN_PAGES) {
  @SearchWords({ description: 'Words of the student or of the course' })
  search?: string[];

  @Choice(ENROLLMENT_STATUSES, { ...FILTER, description: 'Seats with this status.' })
  status?: EnrollmentStatus;

  @QueryId({ ...FILTER, description: 'The student' })
  user_id?: number;

  @QueryId({ ...FILTER, description: 'Seats in this course.' })
  course_id?: number;

  @Choice(Object.keys(ENROLLMENT_SORTS), { ...SORT, description: 'The latest change first when left out or unknown.' })
  sort?: keyof typeof ENROLLMENT_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

const MAX_REASON = 500;
const END_EXAMPLE = '2035-06-30T21:00:00.000Z';

const GrantReason = (description: string) => Text({ max: MAX_REASON, optional: true, nullable: true, description });

export class EnrollmentBody {
  @Id({ description: 'The student' })
  user_id: number;

  @Id()
  course_id: number;

  @InstantText({
    example: END_EXAMPLE,
    optional: true,
    nullable: true,
    description:
      'From then on the seat is closed unless another grant holds it; in the future. Without an end when left out',
  })
  ends_at?: string | null;

  @GrantReason('Why the seat is given, for staff')
  reason?: string | null;
}

const STAFF_STATUSES = ['active', 'cancelled'] as const;

export class EnrollmentChangeBody {
  @OneOf(STAFF_STATUSES, { description: '`active` restores the seat, `cancelled` revokes all its grants' })
  status: (typeof STAFF_STATUSES)[number];
}

export class GrantEndBody {
  @InstantText({
    example: END_EXAMPLE,
    nullable: true,
    description: 'The new end, in the future; null for a grant without an end',
  })
  ends_at: string | null;

  @GrantReason('Why the end is changed, for staff')
  reason?: string | null;
}

export class GrantRevocationBody {
  @Text({ max: MAX_REASON, description: 'Why the grant is revoked, for staff' })
  reason: string;
}

export class SeatHistoryQuery extends PageQuery(ADMIN_PAGES) {}

export class SeatCheckQuery extends PageQuery(ADMIN_PAGES) {}
