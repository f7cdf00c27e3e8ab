import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { requestedPage } from './page-query.dto';
import { PermissionGroupView, RoleChoiceView, RoleStatisticsView, RoleView } from './role.view';
import { ChangeRoleBody, CreateRoleBody, RoleFilters, RolePermissionsBody } from './roles.dto';
import { RolesQueries } from './roles.queries';
import { RolesService } from './roles.service';
import { BeyondOwnRights, LastFullAccount, RoleBuiltIn, RoleInUse, RoleNameTaken } from './staff.refusals';
import { InjectStaffShape, type StaffShape } from './staff-shape';

@ApiTags('Roles')
@Controller('roles')
export class RolesController {
  constructor(
    private readonly roles: RolesService,
    private readonly queries: RolesQueries,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  @Get()
  @Requires('roles.view')
  @Answers('Roles, most recently changed first', dataPageOf(RoleView))
  async list(@Query() filters: RoleFilters) {
    const { allRolesWithout, rolePageSize } = this.shape;
    const whole = allRolesWithout !== undefined && filters[allRolesWithout] === undefined;
    if (whole) return dataPage(await this.queries.all(filters));
    return dataPage(await this.queries.page(filters, requestedPage(filters, this.shape, rolePageSize)));
  }

  @Get('statistics')
  @Requires('roles.view')
  @Answers('How many roles there are and are in use', RoleStatisticsView)
  async statistics(): Promise<RoleStatisticsView> {
    return this.queries.statistics();
  }

  @Get('select')
  @Requires('roles.view')
  @Answers('Every role by name, for a picker', [RoleChoiceView])
  async select(): Promise<RoleChoiceView[]> {
    return this.queries.choices();
  }

  @Get('permissions')
  @Requires('roles.view')
  @Answers('Every permission there is, by module', [PermissionGroupView])
  permissions(): PermissionGroupView[] {
    return this.queries.permissions();
  }

  @Get(':id')
  @Requires('roles.view')
  @Answers('One role with its permissions', RoleView, NotFound)
  async one(@IdParam() id: number): Promise<RoleView> {
    return this.queries.one(id);
  }

  @Post()
  @Requires('roles.create')
  @Creates('Add a role, without permissions', RoleView, RoleNameTaken)
  @Says('messages.role_created')
  async create(@Body() body: CreateRoleBody): Promise<RoleView> {
    return this.roles.create(body);
  }

  @Put(':id')
  @Requires('roles.edit')
  @Answers('Rename or describe a role', RoleView, NotFound, RoleNameTaken, RoleBuiltIn)
  @Says('messages.role_changed')
  async change(@IdParam() id: number, @Body() body: ChangeRoleBody): Promise<RoleView> {
    return this.roles.change(id, body);
  }

  @Post(':id/permissions')
  @Requires('roles.assign_permissions')
  @Creates('Replace the permissions of a role', RoleView, BeyondOwnRights, NotFound, LastFullAccount)
  @Says('messages.role_permissions_changed')
  async replacePermissions(
    @IdParam() id: number,
    @Body() body: RolePermissionsBody,
    @SignedIn() caller: Caller,
  ): Promise<RoleView> {
    return this.roles.replacePermissions(id, body, caller);
  }

  @Delete(':id')
  @Requires('roles.delete')
  @Answers('Delete a role nobody holds', null, NotFound, RoleInUse, RoleBuiltIn)
  @Says('messages.role_deleted')
  async remove(@IdParam() id: number): Promise<void> {
    await this.roles.remove(id);
  }
}
