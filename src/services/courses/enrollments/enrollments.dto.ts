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

  @QueryId({ ...FILTER, description: 'Id of the student.' })
  user_id?: number;

  @QueryId({ ...FILTER, description: 'Seats in this course.' })
  course_id?: number;

  @Choice(Object.keys(ENROLLMENT_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof ENROLLMENT_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

const MAX_REASON = 500;
const END_EXAMPLE = '2035-06-30T21:00:00.000Z';

const GrantReason = (description: string) => Text({ max: MAX_REASON, optional: true, nullable: true, description });

export class EnrollmentBody {
  @Id({ description: 'Id of the student.' })
  user_id: number;

  @Id()
  course_id: number;

  @InstantText({
    example: END_EXAMPLE,
    optional: true,
    nullable: true,
    description: 'End of the grant, exclusive, in the future; no end when left out.',
  })
  ends_at?: string | null;

  @GrantReason('Reason for the grant, for staff.')
  reason?: string | null;
}

const STAFF_STATUSES = ['active', 'cancelled'] as const;

export class EnrollmentChangeBody {
  @OneOf(STAFF_STATUSES, { description: 'Status to set: `active` adds a grant, `cancelled` revokes all grants.' })
  status: (typeof STAFF_STATUSES)[number];
}

export class GrantEndBody {
  @InstantText({
    example: END_EXAMPLE,
    nullable: true,
    description: 'End of the grant, exclusive, in the future; null for no end.',
  })
  ends_at: string | null;

  @GrantReason('Reason for the change, for staff.')
  reason?: string | null;
}

export class GrantRevocationBody {
  @Text({ max: MAX_REASON, description: 'Reason for the revocation, for staff.' })
  reason: string;
}

export class SeatHistoryQuery extends PageQuery(ADMIN_PAGES) {}

export class SeatCheckQuery extends PageQuery(ADMIN_PAGES) {}
