import { BlankIsAbsent } from '#kit/fields/query-fields';
import { Texts } from '#kit/fields/shape-fields';
import { Day, Text } from '#kit/fields/text-fields';
import { PageQuery } from './page-query.dto';

const RoleName = (optional: boolean) => Text({ max: 100, example: 'Shift lead', optional });
const Description = () => Text({ min: 0, max: 500, optional: true, nullable: true });

export class CreateRoleBody {
  @RoleName(false)
  name: string;

  @Description()
  description?: string | null;
}

export class ChangeRoleBody {
  @RoleName(true)
  name?: string;

  @Description()
  description?: string | null;
}

export class RolePermissionsBody {
  @Texts({ max: 500, description: 'Names of all permissions the role shall have.', example: ['orders.view'] })
  permissions: string[];
}

export class RoleFilters extends PageQuery {
  @Text({ min: 0, optional: true, description: 'Part of the name.' })
  name?: string;

  @Text({ min: 0, optional: true, example: 'staff' })
  guard_name?: string;

  @BlankIsAbsent()
  @Day({ optional: true, description: 'Created on this day (UTC) or later.' })
  created_from?: string;

  @BlankIsAbsent()
  @Day({ optional: true, description: 'Created on this day (UTC) or earlier.' })
  created_to?: string;
}
