import { STAFF } from '#kit/access/access-rule';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const RoleView = view('RoleView', {
  id: shown.id(),
  name: shown.text({ example: 'Manager' }),
  guard_name: shown.word([STAFF], { description: 'The audience the role is for.' }),
  description: shown.text({ nullable: true }),
  permissions: shown.texts({ example: ['orders.view', 'orders.edit'] }),
  accounts_count: shown.whole({ description: 'Accounts that hold the role.' }),
  ...shown.timestamps,
});
export type RoleView = InstanceType<typeof RoleView>;

export const RoleChoiceView = view('RoleChoiceView', { id: shown.id(), name: shown.text({ example: 'Manager' }) });
export type RoleChoiceView = InstanceType<typeof RoleChoiceView>;

export const RoleStatisticsView = view('RoleStatisticsView', {
  total: shown.whole(),
  in_use: shown.whole({ description: 'Roles somebody holds.' }),
  unused: shown.whole(),
  permissions: shown.whole({ description: 'Permissions there are.' }),
});
export type RoleStatisticsView = InstanceType<typeof RoleStatisticsView>;

export const PermissionView = view('PermissionView', {
  name: shown.text({ example: 'orders.view' }),
  description: shown.text({ example: 'See orders' }),
});

export const PermissionGroupView = view('PermissionGroupView', {
  module: shown.text({ example: 'orders' }),
  permissions: shown.many(PermissionView),
});
export type PermissionGroupView = InstanceType<typeof PermissionGroupView>;
