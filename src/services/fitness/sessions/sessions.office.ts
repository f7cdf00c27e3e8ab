import type { Office } from '#kit/service/office';

export const sessionsOffice: Office = {
  records: [
    {
      path: '/fitness/workouts/session',
      label: ['My training now', 'تدريبي الآن'],
      group: 'mine',
      choices: { workout_slug: { from: '/fitness/coaching/workouts', value: 'slug' } },
    },
  ],
  titles: {
    Sessions_start: ['Start a training', 'بدء تدريب'],
    Sessions_skipRest: ['Skip the rest', 'تخطي الراحة'],
    Sessions_notes: ['Write notes', 'كتابة ملاحظات'],
    Sessions_add: ['Add an exercise', 'إضافة تمرين'],
    Sessions_select: ['Go to this exercise', 'الانتقال إلى هذا التمرين'],
    Sessions_finish: ['Finish', 'إنهاء'],
    Sessions_restart: ['Start again', 'البدء من جديد'],
  },
  machines: { Sessions_logSet: 'a set is logged on the training page of the gym' },
};
