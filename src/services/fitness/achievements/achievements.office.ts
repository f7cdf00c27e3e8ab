import type { Office } from '#kit/service/office';

export const achievementsOffice: Office = {
  records: [
    {
      path: '/fitness/manage/achievements',
      label: ['Achievements', 'الإنجازات'],
      one: ['achievement', 'إنجاز'],
      group: 'rewards',
      columns: ['name', 'metric', 'threshold', 'points', 'earned_count'],
    },
  ],
};
