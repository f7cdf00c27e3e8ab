import type { Office } from '#kit/service/office';
import { courseOffice } from '../courses/courses.office';
import { enrollmentsOffice } from '../enrollments/enrollments.office';
import { studentsOffice } from '../students/students.office';

/** The groups of the navigation, in their order, and the names that features share. */
export const coursesOffice: Office = {
  groups: {
    teaching: ['Courses', 'الدورات'],
    work: ['Classes and grading', 'الحصص والتصحيح'],
    students: ['Students', 'الطلاب'],
    orders: ['Orders', 'الطلبات'],
    website: ['Website', 'الموقع'],
    team: ['Team', 'الفريق'],
    company: ['School', 'المدرسة'],
    programs: ['Assistant and programs', 'المساعد والبرامج'],
  },
  // What an owner looks for most comes first; other features follow in their order.
  records: [courseOffice, studentsOffice, enrollmentsOffice].flatMap(({ records = [] }) => records),
  fields: {
    is_public: ['Visitors see it', 'يراه الزوار'],
  },
};
