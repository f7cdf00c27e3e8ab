import type { Exceptions } from './describe-sent-comes-back';

const option = (text: string, is_correct: boolean) => ({ text: { en: text, ar: text }, is_correct });
const OPTIONS = [
  [option('a', true), option('b', false)],
  [option('c', true), option('d', true)],
];

export const coursesExceptions: Exceptions = {
  notSent: {
    UsersAuth_signIn: 'signs in',
    StudentsAuth_signIn: 'signs in',
    UsersAuth_resend: 'sends a mail',
    UsersAuth_forgotPassword: 'sends a mail',
    StudentsAuth_forgotPassword: 'sends a mail',
    StudentsAuth_changePassword: 'changes a password',
    Profile_changePassword: 'changes a password',
    StudentsStaff_setPassword: 'changes a password',
  },
  leftOut: {
    'Shop_buy.course_ids': 'one course or several',
    'Shop_buy.course_slug': 'the course is named by its id',
    'Shop_buy.course_slugs': 'the course is named by its id',
    'StudentConversations_open.course_slug': 'the course is named by its id',
    'Shop_buy.return_url_ok': 'for the payment page',
    'Shop_buy.return_url_cancel': 'for the payment page',
    '*.file': 'sent as a form',
    '*.options.id': 'names a stored option',
    '*.questions.options.id': 'names a stored option',
  },
  notShown: {
    'Shop_buy.course_id': 'shown as an item of the order',
    'StudentQuizzes_attempt.answers': 'shown question by question',
    'ConversationsStaff_open.user_id': 'shown by the name of the student',
    'Enrollments_grant.user_id': 'shown by the name of the student',
    'Enrollments_grant.course_id': 'shown as the course of the seat, next to its grants',
    'Shop_buy.locale': 'for mails and the payment page',
    'Sections_reorder.ids': 'shown as the order of the list',
    'Lessons_reorder.ids': 'shown as the order of the list',
  },
  once: {
    Shop_buy: 'a course is bought once',
    Enrollments_grant: 'a student has one seat in a course',
    Grants_revoke: 'a grant is revoked once',
    Refunds_create: 'a course of an order is refunded once',
    StudentsStaff_change: 'the new username is the address',
  },
  values: {
    Roles_replacePermissions: round => ({
      permissions: [['courses.view'], ['students.view']][round - 1],
    }),
    Lessons_change: () => ({ section_id: 3 }),
    QuizzesStaff_changeQuestion: round => ({ type: 'multiple', options: OPTIONS[round - 1] }),
    ConversationsStaff_open: () => ({ course_id: 11 }),
    Enrollments_change: round => ({ status: ['cancelled', 'active'][round - 1] }),
  },
};
