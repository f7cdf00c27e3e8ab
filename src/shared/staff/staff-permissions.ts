/** Permissions of accounts and roles, in every service. */
export const staffPermissions = {
  admins: {
    view: 'See the team',
    create: 'Add team members',
    edit: 'Change team members',
    delete: 'Remove team members',
    assign_roles: 'Give roles to team members',
  },
  roles: {
    view: 'See roles',
    create: 'Add roles',
    edit: 'Rename roles',
    delete: 'Delete roles',
    assign_permissions: 'Set the permissions of roles',
  },
};
