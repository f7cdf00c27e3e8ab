import type { Office } from '#kit/service/office';

export const programsOffice: Office = {
  records: [
    {
      path: '/fitness/manage/programs',
      label: ['Training programs', 'البرامج التدريبية'],
      one: ['training program', 'برنامج تدريبي'],
      group: 'catalogue',
      columns: ['name', 'image_url', 'goal', 'difficulty', 'weeks', 'updated_at'],
    },
  ],
};
