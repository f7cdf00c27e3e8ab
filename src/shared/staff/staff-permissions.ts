import type { PermissionCatalogue } from '#kit/service/service-definition';

/** Permissions of accounts and roles, in every service. */
export const staffPermissions = {
  admins: {
    view: ['See the team', 'عرض الفريق'],
    create: ['Add team members', 'إضافة أعضاء إلى الفريق'],
    edit: ['Change team members', 'تعديل أعضاء الفريق'],
    delete: ['Remove team members', 'إزالة أعضاء من الفريق'],
    assign_roles: ['Give roles to team members', 'منح الأدوار لأعضاء الفريق'],
  },
  roles: {
    view: ['See roles', 'عرض الأدوار'],
    create: ['Add roles', 'إضافة أدوار'],
    edit: ['Rename roles', 'إعادة تسمية الأدوار'],
    delete: ['Delete roles', 'حذف الأدوار'],
    assign_permissions: ['Set the permissions of roles', 'تحديد صلاحيات الأدوار'],
  },
} satisfies PermissionCatalogue;
