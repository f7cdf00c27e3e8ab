import type { Type } from '@nestjs/common';
import type { Direction } from '#kit/fields/order';
import { changeOf } from '#kit/fields/change-of';
import { QueryDay, QueryText, SortDirection, SortKey } from '#kit/fields/query-fields';
import { Text } from '#kit/fields/text-fields';
import { type PagedQuery, PageQuery } from '#kit/http/page-query';
import { REFUSE_UNKNOWN, staffPages } from './staff.pages';
import type { StaffShape } from './staff-shape';

export class CreateRoleBody {
  @Text({
    max: 100,
    example: 'Shift lead',
    description: 'Name of the role; unique, ignoring case.',
  })
  name: string;

  @Text({ min: 0, max: 500, optional: true, nullable: true, description: 'Purpose of the role.' })
  description?: string | null;
}

export class ChangeRoleBody extends changeOf(CreateRoleBody) {}

export class RolePermissionsBody {
  @Text({ list: { max: 500 }, description: 'Names of all permissions of the role.', example: ['orders.view'] })
  permissions: string[];
}

export const ROLE_SORTS = {
  id: 'role.id',
  name: 'lower(role.name)',
  created_at: 'role.created_at',
  updated_at: 'role.updated_at',
};

export interface RoleFilters {
  name?: string;
  guard_name?: string;
  created_from?: string;
  created_to?: string;
  sort?: keyof typeof ROLE_SORTS;
  order?: Direction;
}

export function roleFilters(shape: StaffShape): Type<RoleFilters & PagedQuery> {
  class RoleQuery extends PageQuery(staffPages(shape, shape.rolePageSize)) implements RoleFilters {
    @QueryText({ ...REFUSE_UNKNOWN, description: 'Part of the name.' })
    name?: string;

    @QueryText({
      ...REFUSE_UNKNOWN,
      example: 'staff',
      description: 'Audience of the role: `staff` finds all roles, any other value none.',
    })
    guard_name?: string;

    @QueryDay({ ...REFUSE_UNKNOWN, description: 'Created on this day (UTC) or later.' })
    created_from?: string;

    @QueryDay({ ...REFUSE_UNKNOWN, description: 'Created on this day (UTC) or earlier.' })
    created_to?: string;

    @SortKey(Object.keys(ROLE_SORTS))
    sort?: keyof typeof ROLE_SORTS;

    @SortDirection()
    order?: Direction;
  }
  return RoleQuery;
}
