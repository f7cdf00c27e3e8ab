import type { Caller } from '#kit/http/caller';
import { permissionNames } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const fitnessPermissions = {
  members: {
    view: 'See members',
    create: 'Add members',
    update: 'Change members',
    delete: 'Delete members',
    restore: 'Restore deleted members',
    verify: 'Mark e-mail addresses as confirmed',
  },
  coaches: staffPermissions.admins,
  roles: staffPermissions.roles,
  settings: { view: 'See settings', edit: 'Change settings' },
  fitness: {
    view: 'See the own training, food, sleep and health',
    edit: 'Record the own training, food, sleep and health',
    manage: 'Manage the catalogues of exercises, workouts, programs, dishes and community',
  },
  coaching: { clients: 'Coach the clients of the own roster', assign: 'Move members between coaches' },
  ai_chat: { use: 'Use the AI assistant', view_models: 'See the models of the AI assistant' },
};

/** Permissions for personal data. Staff can assign roles with these permissions without having them. */
export const PERSONAL_PERMISSIONS: readonly string[] = ['fitness.view', 'fitness.edit', 'coaching.clients'];

/** The role of members. Assigned at registration only, and never combined with other roles. */
export const MEMBER_ROLE = 'Member';

/** What accounts have without managing anything. */
const WITHOUT_MANAGEMENT: ReadonlySet<string> = new Set([
  ...PERSONAL_PERMISSIONS,
  'settings.view',
  'ai_chat.use',
  'ai_chat.view_models',
]);

/** Whether an account has a permission of management; members and coaches have none. */
export const managesTheClub = ({ permissions }: Caller): boolean =>
  [...permissions].some(permission => !WITHOUT_MANAGEMENT.has(permission));

export const COACH_ROLE = 'Coach';

export const fitnessRoles = {
  'Super Admin': {
    description: 'Everything that is work',
    full: true,
    permissions: permissionNames(fitnessPermissions).filter(name => !PERSONAL_PERMISSIONS.includes(name)),
  },
  [COACH_ROLE]: {
    description: 'Coaches clients',
    builtIn: true,
    permissions: ['coaching.clients', 'settings.view'],
  },
  [MEMBER_ROLE]: {
    description: 'Records the own training, food, sleep and health',
    builtIn: true,
    permissions: ['fitness.view', 'fitness.edit', 'settings.view'],
  },
};
