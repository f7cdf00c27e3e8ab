import type { DescriptionTexts } from '#kit/service/description-texts';
import { coursesFields } from './courses.fields';

export const coursesTags: DescriptionTexts = {
  site: {
    name: ['School', 'المدرسة'],
    tags: {
      Categories: ['Course categories', 'Categories of the catalogue.', 'تصنيفات الدورات'],
      Catalogue: ['Course catalogue', 'Courses and instructors as visitors see them.', 'دليل الدورات'],
      Quizzes: ['Taking quizzes', 'Questions, attempts and results of a student.', 'أداء الاختبارات'],
      Assignments: ['Handing in', 'Assignments and submissions of a student.', 'تسليم الواجبات'],
      Calendar: ['Calendar', 'Classes and due days of a student.', 'التقويم'],
      Conversations: ['Messages of a student', 'Messages between a student and instructors.', 'رسائل الطالب'],
      Reviews: ['Course reviews', 'Reviews of courses by students.', 'تقييمات الدورات'],
      Learning: ['Learning', 'Lessons, progress and notes of an enrolled course.', 'التعلّم'],
      'Student dashboard': ['Student dashboard', "The start page of a student's dashboard.", 'لوحة الطالب'],
      Shop: ['Buying courses', 'Checkout, orders of a student, and the return from a payment.', 'شراء الدورات'],
      Blog: ['Blog', 'Posts as visitors read them.', 'المدوّنة'],
      'Student account': ['Student account', 'Signing up and in, the profile, and forgotten passwords.', 'حساب الطالب'],
      Notifications: [
        'Notifications of a student',
        'The feed of a student; new items arrive live too.',
        'إشعارات الطالب',
      ],
    },
  },
  staff: {
    name: ['Office', 'المكتب'],
    tags: {
      Categories: [
        'Category editing',
        'Categories of the catalogue, their order and the deleted ones.',
        'تحرير التصنيفات',
      ],
      Instructors: ['Instructors', 'Instructors of the school.', 'المدرّسون'],
      Courses: ['Course editing', 'Courses, their prices and their publication.', 'تحرير الدورات'],
      Curriculum: ['Curriculum', 'Sections, lessons and their files.', 'المنهج'],
      Quizzes: ['Quiz editing', 'Questions and attempts.', 'تحرير الاختبارات'],
      Assignments: ['Assignments and grading', 'Assignments, submissions and grades.', 'الواجبات والدرجات'],
      'Live classes': ['Live classes', 'Times and addresses of live classes.', 'الحصص المباشرة'],
      Conversations: ['Messages', 'Messages between instructors and students.', 'الرسائل'],
      Reviews: ['Review moderation', 'Publish, hide and remove reviews.', 'مراجعة التقييمات'],
      Enrolments: ['Enrolments', 'Seats of students in courses.', 'التسجيل في الدورات'],
      Orders: ['Orders', 'Purchases, payments and refunds.', 'الطلبات'],
      Blog: ['Blog editing', 'Posts and their publication.', 'تحرير المدوّنة'],
      Students: ['Students', 'Accounts of the school.', 'الطلاب'],
    },
  },
  fields: coursesFields,
};
