import type { Office } from '#kit/service/office';
import { homesStaffOffice } from '../homes-staff/homes-staff.office';

/** Groups in the order of an agency's day, and words that several features have. */
export const propertyOffice: Office = {
  groups: {
    today: ['Today', 'اليوم'],
    homes: ['Homes', 'العقارات'],
    visitors: ['Inquiries and viewings', 'الاستفسارات والمعاينات'],
    company: ['Agency', 'الوكالة'],
    team: ['Team', 'الفريق'],
    programs: ['Programs', 'البرامج'],
  },
  /** Before neighborhoods, whose feature comes first. */
  records: homesStaffOffice.records ?? [],
  fields: {
    url: ['Picture or video', 'صورة أو فيديو'],
  },
};
