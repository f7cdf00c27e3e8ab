import { Body, Controller, Delete, Get, Post, Put, Query, type Type } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf, PAGE_SIZE } from '#kit/http/page';
import { DemoProtected, NotFound } from '#kit/refusals/refusal';
import { PermissionGroupView, RoleChoiceView, RoleStatisticsView, RoleView } from './role.view';
import { ChangeRoleBody, CreateRoleBody, roleFilters, RolePermissionsBody } from './roles.dto';
import { RolesQueries } from './roles.queries';
import { RolesService } from './roles.service';
import { BeyondOwnRights, LastFullAccount, RoleBuiltIn, RoleInUse, RoleNameTaken } from './staff.refusals';
import type { StaffShape } from './staff-shape';

export function rolesController(shape: StaffShape): Type {
  const { allRolesWithout } = shape;
  // Validation needs a declared class as the type of a parameter.
  class RoleListQuery extends roleFilters(shape) {}

  @ApiTags('Roles')
  @Controller('roles')
  class RolesController {
    constructor(
      private readonly roles: RolesService,
      private readonly queries: RolesQueries,
    ) {}

    @Get()
    @Requires('roles.view')
    @Returns('Roles, most recently changed first unless sorted otherwise', dataPageOf(RoleView))
    @Describe('Lists roles with their permissions and their number of accounts. A role must match all filters.')
    async list(@Query() query: RoleListQuery) {
      const paging = allRolesWithout === 'page_count' ? [allRolesWithout, PAGE_SIZE] : [allRolesWithout];
      const isWhole = paging.every(name => name !== undefined && !(name in query));
      return dataPage(await this.queries.list(query, isWhole ? 'all' : query.pageRequest));
    }

    @Get('statistics')
    @Requires('roles.view')
    @Returns('Numbers of roles and of roles in use', RoleStatisticsView)
    @Describe('Counts roles, roles with and without accounts, and permissions that can be granted.')
    async statistics(): Promise<RoleStatisticsView> {
      return this.queries.statistics();
    }

    @Get('select')
    @Requires('roles.view')
    @Returns('Every role by name, for a picker', [RoleChoiceView])
    @Describe('Returns ids and names only, sorted by name and not paged; the list of roles has the permissions.')
    async select(): Promise<RoleChoiceView[]> {
      return this.queries.choices();
    }

    @Get('permissions')
    @Requires('roles.view')
    @Returns('All permissions, by module', [PermissionGroupView])
    @Describe(
      'Returns all permissions that a role can have, each with its effect.',
      'They are part of the program and do not change while it runs.',
    )
    permissions(): PermissionGroupView[] {
      return this.queries.permissions();
    }

    @Get(':id')
    @Requires('roles.view')
    @Returns('One role with its permissions', RoleView, NotFound)
    @Describe('Returns a role with its permissions and its number of accounts.')
    async one(@IdParam() id: number): Promise<RoleView> {
      return this.queries.get(id);
    }

    @Post()
    @Requires('roles.create')
    @Creates('Add a role, without permissions', RoleView, RoleNameTaken)
    @Describe(
      'Creates a role without permissions; add them by `POST /roles/{id}/permissions`. The name must be unique, ignoring case.',
    )
    @ResponseMessage('messages.role_created')
    async create(@Body() body: CreateRoleBody): Promise<RoleView> {
      return this.roles.create(body);
    }

    @Put(':id')
    @Requires('roles.edit')
    @Returns('Rename or describe a role', RoleView, BeyondOwnRights, NotFound, RoleNameTaken, RoleBuiltIn)
    @Describe(
      'Changes the fields that are sent; permissions stay unchanged. The caller needs all permissions of the role.',
      'A role that the program refers to keeps its name (409 `role_built_in`).',
    )
    @ResponseMessage('messages.role_changed')
    async change(@IdParam() id: number, @Body() body: ChangeRoleBody, @SignedIn() caller: Caller): Promise<RoleView> {
      return this.roles.update(id, body, caller);
    }

    @Post(':id/permissions')
    @SideEffects('access')
    @Requires('roles.assign_permissions')
    @Creates('Replace the permissions of a role', RoleView, BeyondOwnRights, NotFound, LastFullAccount, DemoProtected)
    @Describe(
      'Replaces all permissions of the role. They apply from the next request of its accounts, whose open pages receive `permissions-updated`.',
      'The caller needs all added and removed permissions, and an account with full access must remain.',
    )
    @ResponseMessage('messages.role_permissions_changed')
    async replacePermissions(
      @IdParam() id: number,
      @Body() body: RolePermissionsBody,
      @SignedIn() caller: Caller,
    ): Promise<RoleView> {
      return this.roles.replacePermissions(id, body, caller);
    }

    @Delete(':id')
    @Requires('roles.delete')
    @Returns('Delete a role without accounts', null, BeyondOwnRights, NotFound, RoleInUse, RoleBuiltIn)
    @Describe(
      'Deletes a role. The caller needs all its permissions.',
      'Refused while an account has it (409 `role_in_use`), and for a role that the program refers to.',
    )
    @ResponseMessage('messages.role_deleted')
    async remove(@IdParam() id: number, @SignedIn() caller: Caller): Promise<void> {
      await this.roles.delete(id, caller);
    }
  }
  return RolesController;
}
