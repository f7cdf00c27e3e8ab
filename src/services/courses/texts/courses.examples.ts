import type { Example, Examples } from '#kit/service/examples';
import { NEW_PASSWORD, PASSWORD, staffExamples } from '#shared/staff/staff.examples';

const person = (email: string) => ({ first_name: 'Omar', last_name: 'Nasser', email, password: NEW_PASSWORD });
const QUESTION = {
  prompt: { en: 'Which one is a heading?', ar: 'أيها عنوان؟' },
  options: [
    { text: { en: 'h1', ar: 'h1' }, is_correct: true },
    { text: { en: 'p', ar: 'p' }, is_correct: false },
  ],
};

const studentExamples: Record<string, Example> = {
  StudentQuizzes_attempt: { path: { id: 4 }, body: { answers: { 9: [1], 10: [1, 2] } } },
  Submissions_handIn: { path: { id: 2 }, body: { body: 'const port: number = 3000;' } },
  StudentConversations_send: { path: { id: 1 }, body: { body: 'Could you look at my second exercise?' } },
  Learning_open: { path: { code: 'CRS-1011' }, body: { last_accessed_lesson_id: 44 } },
  StudentConversations_open: { body: { course_id: 11 } },
  OwnReview_write: { path: { courseId: 12 }, body: { rating: 5, comment: 'Clear from the first lesson.' } },
  Learning_saveNote: { path: { lessonCode: 'LSN-10003' }, body: { body: 'Listen to this one again.' } },
  Shop_buy: { as: 'student2', body: { course_id: 6, payment_method: 'card', locale: 'en' } },
  UsersAuth_register: { body: person('omar@example.com') },
  UsersAuth_signIn: { body: { email: 'student@courses.example', password: PASSWORD } },
  UsersAuth_resend: { body: { email: 'student2@courses.example' } },
  UsersAuth_forgotPassword: { body: { email: 'student2@courses.example' } },
  StudentsAuth_register: { body: person('hana@example.com') },
  StudentsAuth_signIn: { body: { email: 'student@courses.example', password: PASSWORD } },
  StudentsAuth_change: { body: { first_name: 'Sara' } },
  StudentsAuth_changePassword: { body: { current_password: PASSWORD, new_password: NEW_PASSWORD } },
  StudentsAuth_forgotPassword: { body: { email: 'student2@courses.example' } },
  Profile_change: { body: { phone: '+966 50 555 0142' } },
  Profile_changePassword: { as: 'student2', body: { current_password: PASSWORD, new_password: NEW_PASSWORD } },
};

export const coursesExamples: Examples = day => ({
  ...staffExamples({
    domain: 'courses.example',
    owner: 'super-admin',
    account: 5,
    role: 5,
    setting: { key: 'site_name', value: 'Manara Academy' },
    permissions: ['courses.view', 'students.view'],
  }),
  ...studentExamples,
  CategoriesStaff_create: { body: { name: { en: 'Photography', ar: 'التصوير' } } },
  CategoriesStaff_change: { path: { id: 4 }, body: { position: 2 } },
  Instructors_create: { body: { name: { en: 'Rana Khoury', ar: 'رنا خوري' }, email: 'rana@example.com' } },
  Instructors_change: { path: { id: 2 }, body: { is_featured: true } },
  Courses_create: {
    body: {
      title: { en: 'Light and shadow', ar: 'الضوء والظل' },
      summary: { en: 'Photographs without a flash.', ar: 'صور من دون وميض.' },
      type: 'recorded',
      price: 39,
      level: 'beginner',
      category_id: 4,
      instructor_id: 2,
    },
  },
  Courses_change: { path: { id: 6 }, body: { discount_percentage: 10 } },
  Sections_create: { path: { courseId: 2 }, body: { title: { en: 'At the market', ar: 'في السوق' } } },
  Sections_reorder: { path: { courseId: 3 }, body: { ids: [5, 4] } },
  Lessons_reorder: { path: { sectionId: 6 }, body: { ids: [12, 11, 13] } },
  Sections_change: { path: { id: 2 }, body: { title: { en: 'First words', ar: 'الكلمات الأولى' } } },
  Lessons_create: {
    path: { sectionId: 1 },
    body: { title: { en: 'A quiet hour', ar: 'ساعة هادئة' }, duration: 12, is_free_preview: true },
  },
  Lessons_change: { path: { id: 3 }, body: { duration: 14 } },
  LessonResources_create: {
    path: { lessonId: 3 },
    body: { title: { en: 'Word list', ar: 'قائمة الكلمات' }, url: 'https://example.com/words.pdf', type: 'link' },
  },
  LessonResources_change: { path: { id: 2 }, body: { title: { en: 'Word list', ar: 'قائمة الكلمات' } } },
  QuizzesStaff_create: {
    body: {
      title: { en: 'First check', ar: 'الاختبار الأول' },
      course_id: 6,
      pass_percentage: 60,
      questions: [QUESTION],
    },
  },
  QuizzesStaff_change: { path: { id: 2 }, body: { pass_percentage: 70 } },
  QuizzesStaff_addQuestion: { path: { id: 2 }, body: QUESTION },
  QuizzesStaff_changeQuestion: { path: { id: 1, questionId: 1 }, body: { points: 2 } },
  AssignmentsStaff_create: {
    body: {
      title: { en: 'One page by hand', ar: 'صفحة مكتوبة باليد' },
      due_at: `${day(14)}T20:00:00Z`,
      max_points: 100,
      course_id: 6,
    },
  },
  AssignmentsStaff_change: { path: { id: 3 }, body: { due_at: `${day(21)}T20:00:00Z` } },
  AssignmentsStaff_grade: { path: { id: 1, submissionId: 1 }, body: { points: 85, feedback: 'Well done.' } },
  LiveSessionsStaff_create: {
    body: {
      title: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
      starts_at: `${day(10)}T16:00:00Z`,
      ends_at: `${day(10)}T17:00:00Z`,
      join_url: 'https://meet.example/questions',
      course_id: 10,
    },
  },
  LiveSessionsStaff_change: { path: { id: 1 }, body: { recording_url: 'https://example.com/recording' } },
  ConversationsStaff_send: { as: 'instructor', path: { id: 1 }, body: { body: 'Yes, send me the link to it.' } },
  ConversationsStaff_open: { as: 'instructor', body: { user_id: 1 } },
  ReviewsStaff_moderate: { path: { id: 1 }, body: { status: 'hidden' } },
  Enrollments_grant: { body: { user_id: 2, course_id: 12 } },
  Enrollments_change: { path: { id: 2 }, body: { status: 'active' } },
  Refunds_create: { path: { id: 2 }, body: { course_ids: [11], mode: 'ask', reason: 'The student changed plans' } },
  Grants_changeEnd: {
    path: { id: 32, grantId: 32 },
    body: { ends_at: null, reason: 'Until the end of the programme' },
  },
  Grants_revoke: { path: { id: 32, grantId: 32 }, body: { reason: 'Enrolled by mistake' } },
  BlogStaff_create: {
    body: {
      title: { en: 'A morning of reading', ar: 'صباح من القراءة' },
      body: { en: 'We read together on Sundays.', ar: 'نقرأ معًا أيام الأحد.' },
      tags: ['reading'],
    },
  },
  BlogStaff_change: { path: { id: 2 }, body: { status: 'draft' } },
  StudentsStaff_create: { body: person('rami@example.com') },
  StudentsStaff_change: { path: { username: 'learner1' }, body: { last_name: 'Rahman' } },
  StudentsStaff_setPassword: { path: { username: 'learner2' }, body: { password: NEW_PASSWORD } },
});
