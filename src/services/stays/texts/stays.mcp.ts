import { DAILY_SUMMARY, MESSAGE_ARGUMENT, NEEDS_ATTENTION } from '#agents/mcp/common-prompts';
import type { McpTexts } from '#agents/mcp/mcp-texts';

export const staysMcp: McpTexts = {
  about: {
    en: 'Tools of a booking service for holiday rentals: stays, destinations, availability, bookings, guests and reviews.',
    ar: 'أدوات خدمة حجز لبيوت العطلات: الإقامات والوجهات والتوفر والحجوزات والضيوف والتقييمات.',
  },
  prompts: [
    {
      ...DAILY_SUMMARY,
      text: {
        en: 'Sum up {{day}} for the host: arrivals and departures with their times, new and cancelled bookings, revenue, occupancy of the coming week, and new reviews. Read the overview and the bookings first. Give figures with their currency, in at most ten lines.',
        ar: 'لخّص {{day}} للمضيف: الوصول والمغادرة بأوقاتهما، والحجوزات الجديدة والملغاة والإيرادات وإشغال الأسبوع القادم والتقييمات الجديدة. اقرأ النظرة العامة والحجوزات أولًا. اذكر الأرقام مع عملتها في عشرة أسطر على الأكثر.',
      },
    },
    {
      name: 'answer_guest',
      title: { en: 'Answer to a guest', ar: 'ردّ على ضيف' },
      description: {
        en: 'Drafts an answer to a message of a guest, from the facts of the booking.',
        ar: 'يكتب مسودة ردّ على رسالة ضيف بناءً على بيانات الحجز.',
      },
      arguments: [
        MESSAGE_ARGUMENT,
        {
          name: 'booking',
          description: {
            en: 'Reference of the booking the message is about.',
            ar: 'مرجع الحجز الذي تتعلق به الرسالة.',
          },
          fallback: { en: 'look for it by what the message says', ar: 'ابحث عنه بما ورد في الرسالة' },
        },
      ],
      text: {
        en: 'Draft an answer to this message of a guest. Find the booking first (reference: {{booking}}) and use only what its record, the stay and the questions and answers say: days, times, amounts, house rules. Be friendly and brief, in the language of the message. Promise no refund and no change of days. Do not change anything.\n\nMessage:\n{{message}}',
        ar: 'اكتب مسودة ردّ على رسالة الضيف التالية. ابحث عن الحجز أولًا (مرجعه: {{booking}}) ولا تستخدم إلا ما يظهر في سجله وفي بيانات الإقامة والأسئلة الشائعة: الأيام والأوقات والمبالغ وقواعد المكان. كن ودودًا وموجزًا وبلغة الرسالة. لا تعِد باسترداد أو بتغيير الأيام. لا تغيّر شيئًا.\n\nالرسالة:\n{{message}}',
      },
    },
    {
      ...NEEDS_ATTENTION,
      text: {
        en: 'Check what needs attention now: bookings that wait for confirmation or payment, refunds that are open, arrivals of today and tomorrow that are not confirmed, unanswered inquiries, reviews that wait for approval, and stays without pictures or with no bookings in the next month. List the most urgent first, each with its reference and what to do. Do not change anything.',
        ar: 'افحص ما يحتاج إلى انتباه الآن: الحجوزات التي تنتظر التأكيد أو الدفع، والمستردات المعلّقة، والوصول اليوم وغدًا غير المؤكد، والاستفسارات التي لم يُردّ عليها، والتقييمات التي تنتظر الموافقة، والإقامات بلا صور أو بلا حجوزات في الشهر القادم. ابدأ بالأكثر إلحاحًا واذكر المرجع وما ينبغي فعله. لا تغيّر شيئًا.',
      },
    },
  ],
};
