import type { Caller } from '#kit/http/caller';
import { type PermissionCatalogue, permissionNames, type RoleSeed } from '#kit/service/service-definition';
import { staffPermissions } from '#shared/staff/staff-permissions';

export const fitnessPermissions = {
  members: {
    view: ['See members', 'عرض الأعضاء'],
    create: ['Add members', 'إضافة أعضاء'],
    update: ['Change members', 'تعديل بيانات الأعضاء'],
    delete: ['Delete members', 'حذف الأعضاء'],
    restore: ['Restore deleted members', 'استعادة الأعضاء المحذوفين'],
    verify: ['Mark e-mail addresses as confirmed', 'تأكيد عناوين البريد الإلكتروني'],
  },
  coaches: staffPermissions.admins,
  roles: staffPermissions.roles,
  settings: { view: ['See settings', 'عرض الإعدادات'], edit: ['Change settings', 'تعديل الإعدادات'] },
  fitness: {
    view: ['See the own training, food, sleep and health', 'عرض بيانات المستخدم عن التدريب والغذاء والنوم والصحة'],
    edit: ['Record the own training, food, sleep and health', 'تسجيل بيانات المستخدم عن التدريب والغذاء والنوم والصحة'],
    manage: [
      'Manage the catalogues of exercises, workouts, programs, dishes and community',
      'إدارة قوائم التمارين والبرامج والأطباق والمجتمع',
    ],
  },
  coaching: {
    clients: ['Coach the clients of the own roster', 'تدريب العملاء المسندين إليه'],
    assign: ['Move members between coaches', 'نقل الأعضاء بين المدربين'],
  },
  ai_chat: {
    use: ['Use the AI assistant', 'استخدام المساعد الذكي'],
    view_models: ['See the models of the AI assistant', 'عرض نماذج المساعد الذكي'],
  },
} satisfies PermissionCatalogue;

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
    arabicName: 'المشرف العام',
    description: ['Everything that is work', 'كل ما يخص العمل'],
    full: true,
    permissions: permissionNames(fitnessPermissions).filter(name => !PERSONAL_PERMISSIONS.includes(name)),
  },
  [COACH_ROLE]: {
    arabicName: 'مدرب شخصي',
    description: ['Coaches clients', 'يدرّب العملاء'],
    builtIn: true,
    permissions: ['coaching.clients', 'settings.view'],
  },
  [MEMBER_ROLE]: {
    arabicName: 'عضو',
    description: ['Records the own training, food, sleep and health', 'يسجّل تدريبه وغذاءه ونومه وصحته'],
    builtIn: true,
    permissions: ['fitness.view', 'fitness.edit', 'settings.view'],
  },
} satisfies Record<string, RoleSeed>;
