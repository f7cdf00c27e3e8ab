import type { Office } from '#kit/service/office';

export const groupsOffice: Office = {
  records: [
    {
      path: '/fitness/manage/groups',
      label: ['Groups', 'المجموعات'],
      one: ['group', 'مجموعة'],
      group: 'community',
      columns: ['name', 'image_url', 'topic', 'member_count', 'updated_at'],
    },
  ],
};
