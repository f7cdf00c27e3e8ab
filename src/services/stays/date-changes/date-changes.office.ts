import type { Office } from '#kit/service/office';

export const dateChangesOffice: Office = {
  titles: {
    StaffDateChanges_changeDates: ['Change dates', 'تغيير التواريخ'],
    StaffDateChanges_depart: ['Leave earlier', 'مغادرة مبكرة'],
  },
  fields: {
    difference: ['Difference', 'الفرق'],
    from_check_in: ['Check-in before', 'تاريخ الوصول السابق'],
    from_check_out: ['Check-out before', 'تاريخ المغادرة السابق'],
    from_guests: ['Guests before', 'عدد الضيوف السابق'],
  },
};
