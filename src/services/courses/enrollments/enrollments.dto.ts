import { Id } from '#kit/fields/number-fields';
import { Choice, QueryId, SearchWords } from '#kit/fields/query-fields';
import { OneOf } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { type Direction, DIRECTIONS } from '#kit/fields/order';
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

  @Choice(DIRECTIONS, SORT)
  order?: Direction;
}

export class EnrollmentBody {
  @Id({ description: 'The student' })
  user_id: number;

  @Id()
  course_id: number;
}

const STAFF_STATUSES = ['active', 'cancelled'] as const;

export class EnrollmentChangeBody {
  @OneOf(STAFF_STATUSES, { description: '`active` restores the seat, `cancelled` revokes all its grants' })
  status: (typeof STAFF_STATUSES)[number];
}
