import type { Office } from '#kit/service/office';
import type { StaffShape } from './staff-shape';

/** Team, roles and the own account. */
export const staffOffice = ({ area }: Pick<StaffShape, 'area'>): Office => ({
  groups: { team: ['Team', 'الفريق'] },
  records: [
    {
      path: `/${area}`,
      label: ['Team', 'الفريق'],
      one: ['account', 'حساب'],
      group: 'team',
      columns: ['first_name', 'last_name', 'email', 'roles', 'updated_at'],
      choices: { role_id: '/roles/select', role_ids: '/roles/select' },
      hasRoles: true,
    },
    {
      path: '/roles',
      label: ['Roles', 'الأدوار'],
      one: ['role', 'دور'],
      group: 'team',
      columns: ['name', 'description', 'accounts_count'],
      hasRoles: true,
      choices: { permissions: { from: '/roles/permissions', value: 'name', name: 'name' } },
    },
    { path: '/roles/select', label: ['Names of the roles', 'أسماء الأدوار'], hasRoles: true },
    { path: '/roles/permissions', label: ['Permissions', 'الصلاحيات'] },
    { path: `/${area}/statistics`, label: ['Figures of the team', 'أرقام الفريق'], hasRoles: true },
    { path: '/auth/me', label: ['My account', 'حسابي'], group: 'team', hasRoles: true },
    { path: `/${area}/profile`, label: ['My profile', 'ملفي الشخصي'], group: 'team' },
    { path: `/${area}/profile/password`, label: ['My password', 'كلمة المرور الخاصة بي'], group: 'team' },
  ],
  titles: {
    Staff_replaceRoles: ['Change roles', 'تغيير الأدوار'],
    Roles_replacePermissions: ['Change permissions', 'تغيير الصلاحيات'],
    OwnAccount_changeProfile: ['Change my profile', 'تعديل ملفي الشخصي'],
    OwnAccount_changePassword: ['Change my password', 'تغيير كلمة المرور'],
  },
});
