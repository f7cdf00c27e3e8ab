import type { Office } from '#kit/service/office';

export const trainingOffice: Office = {
  records: [
    { path: '/fitness/workouts', label: ['My workouts', 'حصصي التدريبية'], group: 'mine' },
    { path: '/fitness/workouts/programs', label: ['Programs to join', 'برامج للانضمام'], group: 'mine' },
  ],
  titles: {
    Training_enroll: ['Join the program', 'الانضمام إلى البرنامج'],
    Training_save: ['Save or forget', 'حفظ أو إزالة'],
  },
};
