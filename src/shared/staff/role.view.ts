import { STAFF } from '#kit/access/access-rule';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const RoleView = view('RoleView', 'A role with its permissions', {
  id: shown.id({ description: 'Id of the role.' }),
  name: shown.text({ description: 'Name of the role.', example: 'Manager' }),
  guard_name: shown.word([STAFF], { description: 'Audience of the role.' }),
  description: shown.text({ nullable: true, description: 'Purpose of the role; null without one.' }),
  permissions: shown.texts({ description: 'Names of its permissions.', example: ['orders.view', 'orders.edit'] }),
  accounts_count: shown.whole({ description: 'Number of accounts with the role.' }),
  ...shown.timestamps,
});
export type RoleView = InstanceType<typeof RoleView>;

export const RoleChoiceView = view('RoleChoiceView', 'A role to choose from', {
  id: shown.id({ description: 'Id of the role.' }),
  name: shown.text({ description: 'Name of the role.', example: 'Manager' }),
});
export type RoleChoiceView = InstanceType<typeof RoleChoiceView>;

export const RoleStatisticsView = view('RoleStatisticsView', 'Counts of roles and permissions', {
  total: shown.whole({ description: 'Number of roles.' }),
  in_use: shown.whole({ description: 'Number of roles with accounts.' }),
  unused: shown.whole({ description: 'Number of roles without accounts.' }),
  permissions: shown.whole({ description: 'Number of permissions.' }),
});
export type RoleStatisticsView = InstanceType<typeof RoleStatisticsView>;

export const PermissionView = view('PermissionView', {
  name: shown.text({ description: 'Name of the permission: module and action.', example: 'orders.view' }),
  description: shown.text({ description: 'Effect of the permission, in English.', example: 'See orders' }),
});

export const PermissionGroupView = view('PermissionGroupView', 'The permissions of one module', {
  module: shown.text({ description: 'Name of the module.', example: 'orders' }),
  permissions: shown.many(PermissionView, { description: 'Permissions of the module.' }),
});
export type PermissionGroupView = InstanceType<typeof PermissionGroupView>;
