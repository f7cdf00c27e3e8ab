import { DAILY_SUMMARY, MESSAGE_ARGUMENT, NEEDS_ATTENTION } from '#agents/mcp/common-prompts';
import type { McpTexts } from '#agents/mcp/mcp-texts';

export const coursesMcp: McpTexts = {
  about: {
    en: 'Tools of a school with online courses: catalogue, lessons, students, enrollments, orders, assignments and conversations.',
    ar: 'أدوات مدرسة للدورات عبر الإنترنت: الدورات والدروس والطلاب والتسجيلات والطلبات والواجبات والمحادثات.',
  },
  prompts: [
    {
      ...DAILY_SUMMARY,
      text: {
        en: 'Sum up {{day}} for the head of the school: new enrollments, orders and revenue, completed lessons, submitted assignments, live sessions, and how it compares with the day before. Read the overview first. Give figures with their currency, in at most ten lines.',
        ar: 'لخّص {{day}} لإدارة المدرسة: التسجيلات الجديدة والطلبات والإيرادات والدروس المكتملة والواجبات المسلّمة والحصص المباشرة، وقارنه باليوم السابق. اقرأ النظرة العامة أولًا. اذكر الأرقام مع عملتها في عشرة أسطر على الأكثر.',
      },
    },
    {
      name: 'answer_student',
      title: { en: 'Answer to a student', ar: 'ردّ على طالب' },
      description: {
        en: 'Drafts an answer to a message of a student, from the facts of the course.',
        ar: 'يكتب مسودة ردّ على رسالة طالب بناءً على بيانات الدورة.',
      },
      arguments: [
        MESSAGE_ARGUMENT,
        {
          name: 'course',
          description: {
            en: 'Title or slug of the course the message is about.',
            ar: 'عنوان الدورة التي تتعلق بها الرسالة أو اسمها في الرابط.',
          },
          fallback: { en: 'look for it by what the message says', ar: 'ابحث عنها بما ورد في الرسالة' },
        },
      ],
      text: {
        en: 'Draft an answer to this message of a student. Find the course first ({{course}}) and use only what its records say: lessons, dates, access, price. Be friendly and brief, in the language of the message. Give away no answers of quizzes and promise no refund. Do not change anything.\n\nMessage:\n{{message}}',
        ar: 'اكتب مسودة ردّ على رسالة الطالب التالية. ابحث عن الدورة أولًا ({{course}}) ولا تستخدم إلا ما يظهر في سجلاتها: الدروس والمواعيد وإمكانية الوصول والسعر. كن ودودًا وموجزًا وبلغة الرسالة. لا تكشف إجابات الاختبارات ولا تعِد باسترداد. لا تغيّر شيئًا.\n\nالرسالة:\n{{message}}',
      },
    },
    {
      ...NEEDS_ATTENTION,
      text: {
        en: 'Check what needs attention now: conversations without an answer, assignments that wait for a grade, live sessions within the next two days without a link, orders that wait for payment or refund, courses without lessons, and new bad reviews. List the most urgent first, each with what to do. Do not change anything.',
        ar: 'افحص ما يحتاج إلى انتباه الآن: المحادثات التي لم يُردّ عليها، والواجبات التي تنتظر التقييم، والحصص المباشرة خلال اليومين القادمين بلا رابط، والطلبات التي تنتظر الدفع أو الاسترداد، والدورات بلا دروس، والتقييمات السيئة الجديدة. ابدأ بالأكثر إلحاحًا واذكر ما ينبغي فعله. لا تغيّر شيئًا.',
      },
    },
  ],
};
