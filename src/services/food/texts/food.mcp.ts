import { DAILY_SUMMARY, MESSAGE_ARGUMENT, NEEDS_ATTENTION } from '#agents/mcp/common-prompts';
import type { McpTexts } from '#agents/mcp/mcp-texts';

export const foodMcp: McpTexts = {
  about: {
    en: 'Tools of an ordering service with several kitchens: menu, orders, customers, promo codes and reviews.',
    ar: 'أدوات خدمة طلبات لعدة مطابخ: القائمة والطلبات والعملاء ورموز الخصم والتقييمات.',
  },
  prompts: [
    {
      ...DAILY_SUMMARY,
      text: {
        en: 'Sum up {{day}} for the owner of the kitchens: the number of orders, revenue and average order, the best-selling dishes, cancelled and refunded orders, and how it compares with the day before. Read the overview and the orders first. Give figures with their currency, in at most ten lines.',
        ar: 'لخّص {{day}} لصاحب المطابخ: عدد الطلبات والإيرادات ومتوسط الطلب والأطباق الأكثر مبيعًا والطلبات الملغاة والمستردّة، وقارنه باليوم السابق. اقرأ النظرة العامة والطلبات أولًا. اذكر الأرقام مع عملتها في عشرة أسطر على الأكثر.',
      },
    },
    {
      name: 'answer_customer',
      title: { en: 'Answer to a customer', ar: 'ردّ على عميل' },
      description: {
        en: 'Drafts an answer to a message of a customer, from the facts of the order.',
        ar: 'يكتب مسودة ردّ على رسالة عميل بناءً على بيانات الطلب.',
      },
      arguments: [
        MESSAGE_ARGUMENT,
        {
          name: 'order',
          description: { en: 'Number of the order the message is about.', ar: 'رقم الطلب الذي تتعلق به الرسالة.' },
          fallback: { en: 'look for it by what the message says', ar: 'ابحث عنه بما ورد في الرسالة' },
        },
      ],
      text: {
        en: 'Draft an answer to this message of a customer. Find the order first (number: {{order}}) and use only what its record and the settings say: state, times, amounts. Be friendly and brief, in the language of the message. Promise no refund and no time that the records do not show. Do not change anything.\n\nMessage:\n{{message}}',
        ar: 'اكتب مسودة ردّ على رسالة العميل التالية. ابحث عن الطلب أولًا (رقمه: {{order}}) ولا تستخدم إلا ما يظهر في سجله وفي الإعدادات: الحالة والأوقات والمبالغ. كن ودودًا وموجزًا وبلغة الرسالة. لا تعِد باسترداد أو بموعد لا تظهره السجلات. لا تغيّر شيئًا.\n\nالرسالة:\n{{message}}',
      },
    },
    {
      ...NEEDS_ATTENTION,
      text: {
        en: 'Check what needs attention now: orders that wait longer than their preparation time, payments and refunds that are open, dishes that are sold out or without a picture, promo codes that end within a week, unanswered messages and bad reviews. List the most urgent first, each with its number and what to do. Do not change anything.',
        ar: 'افحص ما يحتاج إلى انتباه الآن: الطلبات التي تجاوزت وقت تحضيرها، والمدفوعات والمستردات المعلّقة، والأطباق النافدة أو التي بلا صورة، ورموز الخصم التي تنتهي خلال أسبوع، والرسائل التي لم يُردّ عليها والتقييمات السيئة. ابدأ بالأكثر إلحاحًا واذكر رقم كل سجل وما ينبغي فعله. لا تغيّر شيئًا.',
      },
    },
  ],
};
