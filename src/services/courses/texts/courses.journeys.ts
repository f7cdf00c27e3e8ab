import type { Journeys } from '#kit/service/journeys';
import { NEW_PASSWORD, PASSWORD } from '#shared/staff/staff.examples';

export const coursesJourneys: Journeys = () => [
  {
    id: 'sell-a-course',
    title: { en: 'Sell a course in 6 calls', ar: 'بيع دورة في 6 طلبات' },
    steps: [
      {
        text: { en: 'Show the catalogue.', ar: 'اعرض الدورات.' },
        call: 'GET /api/users/courses?page_count=3',
      },
      {
        text: {
          en: 'Show one course with its sections, lessons and reviews.',
          ar: 'اعرض دورة واحدة بأقسامها ودروسها وتقييماتها.',
        },
        call: 'GET /api/users/courses/arabic-typography',
        keep: [
          ['course', 'id'],
          ['code', 'code'],
        ],
      },
      {
        text: {
          en: 'Register a student. The token is valid at once; a mail asks to confirm the address.',
          ar: 'سجّل طالبًا. الرمز صالح فورًا، وتصل رسالة لتأكيد العنوان.',
        },
        call: 'POST /api/users/auth/register',
        body: { first_name: 'Sara', last_name: 'Haddad', email: 'sara-{run}@example.com', password: NEW_PASSWORD },
        keep: [['student', 'token']],
      },
      {
        text: {
          en: 'Buy the course. Lead the browser to `redirect_url`, the page of the processor.',
          ar: 'اشترِ الدورة، ثم وجّه المتصفح إلى `redirect_url`، صفحة معالج الدفع.',
        },
        call: 'POST /api/shop/checkout',
        token: 'student',
        body: { course_id: '{=course}', payment_method: 'card' },
        keep: [['session', 'session_id']],
      },
      {
        text: {
          en: 'Pay. Without a processor, the simulator replaces its page: this call is its button.',
          ar: 'ادفع. من دون معالج دفع تحل المحاكاة محل صفحته، وهذا الطلب هو زرّها.',
        },
        call: 'POST /api/shop/simulator/{session}/pay',
      },
      {
        text: { en: 'Open the course: lessons, progress and notes.', ar: 'افتح الدورة: الدروس والتقدم والملاحظات.' },
        call: 'GET /api/users/enrollments/courses/{code}',
        token: 'student',
      },
    ],
  },
  {
    id: 'study',
    title: { en: 'A day of a student in 5 calls', ar: 'يوم طالب في 5 طلبات' },
    steps: [
      {
        text: { en: 'Sign in.', ar: 'سجّل الدخول.' },
        call: 'POST /api/users/auth/login',
        body: { email: 'student@courses.example', password: PASSWORD },
        keep: [['student', 'token']],
      },
      {
        text: { en: 'List the courses with the progress of each.', ar: 'اسرد الدورات وتقدّم كل منها.' },
        call: 'GET /api/users/enrollments',
        token: 'student',
        keep: [['code', 'data[0].code']],
      },
      {
        text: { en: 'Open a course with its lessons.', ar: 'افتح دورة بدروسها.' },
        call: 'GET /api/users/enrollments/courses/{code}',
        token: 'student',
        keep: [['lesson', 'sections[0].lessons[0].code']],
      },
      {
        text: {
          en: 'Complete a lesson. Completing it again changes nothing.',
          ar: 'أتمم درسًا. وتكرار ذلك لا يغيّر شيئًا.',
        },
        call: 'POST /api/users/enrollments/lessons/{lesson}/complete',
        token: 'student',
      },
      {
        text: { en: 'Show what is next and what is due.', ar: 'اعرض الخطوة التالية والمواعيد القريبة.' },
        call: 'GET /api/users/dashboard/overview',
        token: 'student',
      },
    ],
  },
];
