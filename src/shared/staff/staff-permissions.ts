/** What the team and its roles ask for, in every service: module to action to what it allows. */
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
