import { DAILY_SUMMARY, MESSAGE_ARGUMENT, NEEDS_ATTENTION } from '#agents/mcp/common-prompts';
import type { McpTexts } from '#agents/mcp/mcp-texts';

export const fitnessMcp: McpTexts = {
  about: {
    en: 'Tools of a fitness club: training, programs, food, sleep and health of members, their coaches, and the community.',
    ar: 'أدوات نادٍ رياضي: التدريب والبرامج والتغذية والنوم وصحة الأعضاء ومدرّبوهم والمجتمع.',
  },
  prompts: [
    {
      ...DAILY_SUMMARY,
      text: {
        en: 'Sum up {{day}} for the signed-in account: for a member training, steps, food, water and sleep against the goals; for the team members who trained, new members, check-ins and events. Read the overview first. At most ten lines, with units.',
        ar: 'لخّص {{day}} للحساب الذي سجّل الدخول: للعضو التدريب والخطوات والغذاء والماء والنوم مقارنةً بالأهداف، وللفريق الأعضاء الذين تدرّبوا والأعضاء الجدد والمتابعات والفعاليات. اقرأ النظرة العامة أولًا. عشرة أسطر على الأكثر مع الوحدات.',
      },
    },
    {
      name: 'answer_member',
      title: { en: 'Answer to a member', ar: 'ردّ على عضو' },
      description: {
        en: 'Drafts an answer to a message of a member, from the records that the account may see.',
        ar: 'يكتب مسودة ردّ على رسالة عضو بناءً على السجلات التي يراها الحساب.',
      },
      arguments: [
        MESSAGE_ARGUMENT,
        {
          name: 'member',
          description: { en: 'Name or username of the member.', ar: 'اسم العضو أو اسم المستخدم.' },
          fallback: { en: 'look for it by what the message says', ar: 'ابحث عنه بما ورد في الرسالة' },
        },
      ],
      text: {
        en: 'Draft an answer to this message of a member. Find the member first ({{member}}) and use only what the records show: training, assignments, check-ins, goals. Be friendly and brief, in the language of the message. Give no diagnosis: for pain or illness advise to see a doctor. Do not change anything.\n\nMessage:\n{{message}}',
        ar: 'اكتب مسودة ردّ على رسالة العضو التالية. ابحث عن العضو أولًا ({{member}}) ولا تستخدم إلا ما تظهره السجلات: التدريب والمهام والمتابعات والأهداف. كن ودودًا وموجزًا وبلغة الرسالة. لا تشخّص: عند الألم أو المرض انصح بمراجعة طبيب. لا تغيّر شيئًا.\n\nالرسالة:\n{{message}}',
      },
    },
    {
      ...NEEDS_ATTENTION,
      text: {
        en: 'Check what needs attention now: members without training for two weeks, check-ins and messages without an answer, assignments that are overdue, reported posts, events of the next days that are full, and invoices that are open. Leave out what the account may not see. List the most urgent first, each with what to do. Do not change anything.',
        ar: 'افحص ما يحتاج إلى انتباه الآن: الأعضاء الذين لم يتدرّبوا منذ أسبوعين، والمتابعات والرسائل التي لم يُردّ عليها، والمهام المتأخرة، والمنشورات المبلّغ عنها، وفعاليات الأيام القادمة المكتملة، والفواتير المفتوحة. تجاوز ما لا يحق للحساب رؤيته. ابدأ بالأكثر إلحاحًا واذكر ما ينبغي فعله. لا تغيّر شيئًا.',
      },
    },
  ],
};
