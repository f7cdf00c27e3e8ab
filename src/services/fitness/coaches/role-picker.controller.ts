import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { Returns, Describe } from '#kit/http/route-description';
import { RoleChoiceView } from '#shared/staff/role.view';
import { MEMBER_ROLE } from '../fitness.permissions';

@ApiTags('Team')
@Controller('coaches/management/roles')
export class RolePickerController {
  constructor(private readonly db: Database) {}

  @Get('select')
  @Requires('coaches.view', 'coaches.assign_roles')
  @Returns('Roles for staff accounts, without the member role', [RoleChoiceView])
  @Describe(
    'Lists ids and names, ordered by name, without pages.',
    'The member role is missing, since only registering or adding a member assigns it.',
  )
  select(): Promise<RoleChoiceView[]> {
    return this.db.rows('SELECT id, name FROM role WHERE lower(name) <> lower($1) ORDER BY name, id', [MEMBER_ROLE]);
  }
}
