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
    // Of refusals and addresses.

    'course.title': ['Course', 'الدورة'],
    'student.name': ['Student', 'الطالب'],
    is_public: ['Visitors see it', 'يراه الزوار'],
    course_id: ['Course', 'الدورة'],
    section_id: ['Section', 'القسم'],
  },
  values: {
    draft: ['Draft', 'مسودة'],
    published: ['Published', 'منشور'],
    archived: ['Archived', 'مؤرشف'],
    inactive: ['Inactive', 'غير نشط'],
    pending: ['Waiting', 'قيد الانتظار'],
    completed: ['Completed', 'مكتمل'],
    cancelled: ['Cancelled', 'ملغى'],
    instructor: ['Instructor', 'المدرّب'],
    student: ['Student', 'الطالب'],
    due_in_past: ['The deadline has passed', 'انقضى الموعد النهائي'],
    no_lessons: ['It has no lessons', 'لا يحتوي على دروس'],
    no_text: ['It has no text', 'لا يحتوي على نص'],
    very_long: ['It is very long', 'طويل جدًا'],
    true: ['Yes', 'نعم'],
    false: ['No', 'لا'],
  },
};
