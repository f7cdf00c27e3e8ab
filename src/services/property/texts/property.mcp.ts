import { DAILY_SUMMARY, MESSAGE_ARGUMENT, NEEDS_ATTENTION } from '#agents/mcp/common-prompts';
import type { McpTexts } from '#agents/mcp/mcp-texts';

export const propertyMcp: McpTexts = {
  about: {
    en: 'Tools of an agency for homes: listings, neighborhoods, inquiries and viewings.',
    ar: 'أدوات وكالة عقارية: العقارات المعروضة والأحياء والاستفسارات والمعاينات.',
  },
  prompts: [
    {
      ...DAILY_SUMMARY,
      text: {
        en: 'Sum up {{day}} for the agency: new inquiries and viewings, how many of them were answered or confirmed, homes that were published or archived, and the viewings of the next day with their times. Read the overview, the inquiries and the viewings first. At most ten lines.',
        ar: 'لخّص {{day}} للوكالة: الاستفسارات والمعاينات الجديدة وما تم الرد عليه أو تأكيده منها، والعقارات التي نُشرت أو أُرشفت، ومعاينات اليوم التالي بمواعيدها. اقرأ النظرة العامة والاستفسارات والمعاينات أولًا. عشرة أسطر على الأكثر.',
      },
    },
    {
      name: 'answer_inquiry',
      title: { en: 'Answer to an inquiry', ar: 'ردّ على استفسار' },
      description: { en: 'Drafts an answer to an inquiry about a home.', ar: 'يكتب مسودة ردّ على استفسار عن عقار.' },
      arguments: [
        MESSAGE_ARGUMENT,
        {
          name: 'home',
          description: {
            en: 'Reference or title of the home the message is about.',
            ar: 'مرجع العقار الذي تتعلق به الرسالة أو عنوانه.',
          },
          fallback: { en: 'look for it by what the message says', ar: 'ابحث عنه بما ورد في الرسالة' },
        },
      ],
      text: {
        en: 'Draft an answer to this message about a home. Find the home first ({{home}}) and use only what its record says: price, size, rooms, amenities, neighborhood. Where it does not fit, name up to three published homes that do. Be friendly and brief, in the language of the message. Agree to no price and no time of a viewing. Do not change anything.\n\nMessage:\n{{message}}',
        ar: 'اكتب مسودة ردّ على الرسالة التالية عن عقار. ابحث عن العقار أولًا ({{home}}) ولا تستخدم إلا ما يظهر في سجله: السعر والمساحة والغرف والمرافق والحي. إن لم يكن مناسبًا فاذكر حتى ثلاثة عقارات منشورة مناسبة. كن ودودًا وموجزًا وبلغة الرسالة. لا توافق على سعر ولا على موعد معاينة. لا تغيّر شيئًا.\n\nالرسالة:\n{{message}}',
      },
    },
    {
      ...NEEDS_ATTENTION,
      text: {
        en: 'Check what needs attention now: unanswered inquiries, viewings without an agreed time or on the next two days, published homes without a picture, price or description in both languages, and drafts older than a month. List the most urgent first, each with its reference and what to do. Do not change anything.',
        ar: 'افحص ما يحتاج إلى انتباه الآن: الاستفسارات التي لم يُردّ عليها، والمعاينات بلا موعد متفق عليه أو خلال اليومين القادمين، والعقارات المنشورة بلا صورة أو سعر أو وصف باللغتين، والمسودات التي مضى عليها أكثر من شهر. ابدأ بالأكثر إلحاحًا واذكر المرجع وما ينبغي فعله. لا تغيّر شيئًا.',
      },
    },
  ],
};
