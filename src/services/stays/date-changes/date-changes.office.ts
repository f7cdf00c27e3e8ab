import type { Office } from '#kit/service/office';

export const dateChangesOffice: Office = {
  titles: {
    StaffDateChanges_changeDates: ['Change dates', 'تغيير التواريخ'],
    StaffDateChanges_depart: ['Leave earlier', 'مغادرة مبكرة'],
  },
};
