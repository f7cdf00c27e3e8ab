import { STAFF } from '#kit/access/access-rule';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const RoleView = view('RoleView', 'A role with its permissions', {
  id: shown.id({ description: 'Id of the role.' }),
  name: shown.text({ description: 'What the role is called.', example: 'Manager' }),
  guard_name: shown.word([STAFF], { description: 'The audience the role is for.' }),
  description: shown.text({ nullable: true, description: 'Purpose of the role; null without one.' }),
  permissions: shown.texts({ description: 'Names of what it allows.', example: ['orders.view', 'orders.edit'] }),
  accounts_count: shown.whole({ description: 'Accounts that hold the role.' }),
  ...shown.timestamps,
});
export type RoleView = InstanceType<typeof RoleView>;

export const RoleChoiceView = view('RoleChoiceView', 'A role to choose from', {
  id: shown.id({ description: 'Id of the role.' }),
  name: shown.text({ description: 'What the role is called.', example: 'Manager' }),
});
export type RoleChoiceView = InstanceType<typeof RoleChoiceView>;

export const RoleStatisticsView = view('RoleStatisticsView', 'Counts of roles and permissions', {
  total: shown.whole({ description: 'Roles there are.' }),
  in_use: shown.whole({ description: 'Roles somebody holds.' }),
  unused: shown.whole({ description: 'Roles without accounts.' }),
  permissions: shown.whole({ description: 'Permissions there are.' }),
});
export type RoleStatisticsView = InstanceType<typeof RoleStatisticsView>;

export const PermissionView = view('PermissionView', {
  name: shown.text({ description: 'As roles hold it: module and action.', example: 'orders.view' }),
  description: shown.text({ description: 'What it allows, in English.', example: 'See orders' }),
});

export const PermissionGroupView = view('PermissionGroupView', 'The permissions of one module', {
  module: shown.text({ description: 'The part of the program it is about.', example: 'orders' }),
  permissions: shown.many(PermissionView, { description: 'What can be given in this part.' }),
});
export type PermissionGroupView = InstanceType<typeof PermissionGroupView>;
