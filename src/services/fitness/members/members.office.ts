import type { Office } from '#kit/service/office';

export const membersOffice: Office = {
  home: {
    path: '/users/statistic',
    waiting: { unverified: '/users?is_verified=false' },
    figures: ['new_this_month', 'total', 'verified', 'deleted'],
  },
  records: [
    {
      path: '/users',
      label: ['Members', 'الأعضاء'],
      one: ['member', 'عضو'],
      group: 'members',
      columns: ['first_name', 'last_name', 'email', 'is_verified', 'created_at'],
      form: ['first_name', 'last_name', 'email', 'password', 'phone'],
      links: [{ label: ["The member's page", 'صفحة العضو'], address: '/' }],
    },
    { path: '/users/statistic', label: ['Members in figures', 'الأعضاء بالأرقام'], group: 'today' },
  ],
  fields: { verified: ['Confirmed', 'مؤكَّد'] },
};
