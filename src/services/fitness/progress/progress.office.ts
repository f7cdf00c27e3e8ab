import type { Office } from '#kit/service/office';

export const progressOffice: Office = {
  records: [
    { path: '/fitness/progress', label: ['My progress', 'تقدّمي'], group: 'mine' },
    { path: '/fitness/progress/photos', label: ['My photos', 'صوري'], group: 'mine' },
  ],
  titles: {
    Progress_add: ['Add photos', 'إضافة صور'],
    Progress_note: ['Write a note', 'كتابة ملاحظة'],
    Progress_aim: ['Set a target weight', 'تحديد الوزن المستهدف'],
    Progress_log: ['Log a reading', 'تسجيل قياس'],
  },
};
