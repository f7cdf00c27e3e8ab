import type { Office } from '#kit/service/office';

export const libraryOffice: Office = {
  records: [{ path: '/fitness/exercises', label: ['Exercise library', 'مكتبة التمارين'], group: 'mine' }],
  titles: { Library_save: ['Save or forget', 'حفظ أو إزالة'], Library_logSets: ['Log sets', 'تسجيل المجموعات'] },
};
