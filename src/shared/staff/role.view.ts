import { STAFF } from '#kit/access/access-rule';
import { Shown } from '#kit/fields/shape-fields';

export class RoleView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'Manager' })
  name: string;

  @Shown({ enum: [STAFF], description: 'The audience the role is for.' })
  guard_name: string;

  @Shown({ type: String, nullable: true })
  description: string | null;

  @Shown({ type: [String], example: ['orders.view', 'orders.edit'] })
  permissions: string[];

  @Shown({ type: 'integer', description: 'Accounts that hold the role.' })
  accounts_count: number;

  @Shown()
  created_at: Date;

  @Shown()
  updated_at: Date;
}

export class RoleChoiceView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'Manager' })
  name: string;
}

export class RoleStatisticsView {
  @Shown({ type: 'integer' })
  total: number;

  @Shown({ type: 'integer', description: 'Roles somebody holds.' })
  in_use: number;

  @Shown({ type: 'integer' })
  unused: number;

  @Shown({ type: 'integer', description: 'Permissions there are.' })
  permissions: number;
}

export class PermissionView {
  @Shown({ example: 'orders.view' })
  name: string;

  @Shown({ example: 'See orders' })
  description: string;
}

export class PermissionGroupView {
  @Shown({ example: 'orders' })
  module: string;

  @Shown({ type: [PermissionView] })
  permissions: PermissionView[];
}
