import type { Office } from '#kit/service/office';

export const badgesOffice: Office = {
  records: [
    {
      path: '/fitness/manage/badges',
      label: ['Badges', 'الشارات'],
      one: ['badge', 'شارة'],
      group: 'rewards',
      columns: ['name', 'image_url', 'tier', 'earned_count', 'updated_at'],
    },
  ],
};
