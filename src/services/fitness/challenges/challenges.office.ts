import type { Office } from '#kit/service/office';

export const challengesOffice: Office = {
  records: [
    {
      path: '/fitness/manage/challenges',
      label: ['Challenges', 'التحديات'],
      one: ['challenge', 'تحدٍّ'],
      group: 'rewards',
      columns: ['name', 'metric', 'goal', 'starts_on', 'ends_on', 'participant_count'],
    },
  ],
};
