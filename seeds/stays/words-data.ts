import type { Pair } from './destinations-data';

/** Question, then answer. The last one is hidden. */
export const questions: readonly (readonly [question: Pair, answer: Pair])[] = [
  [
    ['When can we arrive and when must we leave?', 'متى يمكننا الوصول ومتى تجب المغادرة؟'],
    [
      'Check-in is from three in the afternoon, check-out until eleven. Write to us if you need other times; we help where we can.',
      'تسجيل الوصول من الثالثة عصرًا والمغادرة حتى الحادية عشرة صباحًا. اكتب لنا إن احتجت وقتًا آخر وسنساعدك قدر الإمكان.',
    ],
  ],
  [
    ['Can I cancel?', 'هل يمكنني إلغاء الحجز؟'],
    [
      'Yes, free of charge until seven days before check-in. What you have paid is returned in full.',
      'نعم، مجانًا حتى سبعة أيام قبل الوصول، ويُعاد المبلغ المدفوع كاملًا.',
    ],
  ],
  [
    ['How do I pay?', 'كيف أدفع؟'],
    [
      'By card or wallet when you book, or at the house when you arrive.',
      'بالبطاقة أو المحفظة عند الحجز، أو في البيت عند الوصول.',
    ],
  ],
  [
    ['Do I need an account?', 'هل أحتاج إلى حساب؟'],
    [
      'No. The link in your confirmation opens your booking, as does your reference with your e-mail address.',
      'لا. الرابط في رسالة التأكيد يفتح حجزك، وكذلك رقم الحجز مع بريدك الإلكتروني.',
    ],
  ],
  [
    ['Are towels and bed linen there?', 'هل تتوفر المناشف وأغطية الأسرّة؟'],
    ['Yes, for every guest, and the beds are made.', 'نعم، لكل ضيف، والأسرّة جاهزة.'],
  ],
  [
    ['May we bring a pet?', 'هل يمكن إحضار حيوان أليف؟'],
    [
      'In some houses: look for it in the house rules, and tell us who is coming.',
      'في بعض البيوت: راجع قواعد المنزل وأخبرنا بمن سيأتي معك.',
    ],
  ],
  [
    ['Will there be fireworks on National Day?', 'هل ستكون هناك ألعاب نارية في اليوم الوطني؟'],
    ['We will say so here when the programme is out.', 'سنعلن هنا عند صدور البرنامج.'],
  ],
];

export interface DemoInquiry {
  name: string;
  email: string;
  phone?: string;
  message: string;
  locale: 'en' | 'ar';
  stay?: string;
  daysAgo: number;
  /** Nights asked about: days from today, and how many. */
  nights?: readonly [inDays: number, count: number];
  guests?: number;
  status: 'new' | 'replied' | 'closed';
  notes?: string;
}

export const inquiries: readonly DemoInquiry[] = [
  {
    name: 'Hannah Weber',
    email: 'hannah@guest.example',
    phone: '+49 151 2345 6789',
    message: 'Is the pool heated in winter, and is there a high chair in the house?',
    locale: 'en',
    stay: 'jumeirah-garden-villa',
    daysAgo: 0,
    nights: [45, 6],
    guests: 7,
    status: 'new',
  },
  {
    name: 'سلمى الكعبي',
    email: 'salma@guest.example',
    phone: '+971 50 555 0181',
    message: 'هل يمكن الوصول مبكرًا في الساعة الواحدة ظهرًا؟ معنا أطفال صغار.',
    locale: 'ar',
    stay: 'date-palm-villa',
    daysAgo: 1,
    nights: [20, 3],
    guests: 10,
    status: 'new',
  },
  {
    name: 'Marco Bianchi',
    email: 'marco@guest.example',
    message: 'Can an ordinary car reach the house, or do we need four-wheel drive?',
    locale: 'en',
    stay: 'dune-edge-villa',
    daysAgo: 2,
    guests: 4,
    status: 'new',
  },
  {
    name: 'Priya Menon',
    email: 'priya@guest.example',
    phone: '+91 98200 00000',
    message: 'We are looking for two houses close to each other for a family reunion in spring.',
    locale: 'en',
    daysAgo: 4,
    nights: [120, 4],
    guests: 16,
    status: 'replied',
    notes: 'Offered the two houses in Al Ain; waits for her sister.',
  },
  {
    name: 'Tom Becker',
    email: 'tom@guest.example',
    message: 'Are the kayaks included, and are there life vests for a child of six?',
    locale: 'en',
    stay: 'reservoir-chalet',
    daysAgo: 7,
    nights: [33, 2],
    guests: 4,
    status: 'replied',
  },
  {
    name: 'ناصر العلوي',
    email: 'nasser@guest.example',
    message: 'هل تسمحون بالتخييم في حديقة البيت لليلة واحدة إضافية؟',
    locale: 'ar',
    stay: 'falaj-cottage',
    daysAgo: 11,
    status: 'closed',
    notes: 'الواحة لا تسمح بذلك.',
  },
  {
    name: 'Emily Carter',
    email: 'emily@guest.example',
    phone: '+44 7700 900123',
    message: 'Could you recommend somebody who takes us diving early in the morning?',
    locale: 'en',
    stay: 'al-aqah-beach-house',
    daysAgo: 16,
    status: 'closed',
  },
  {
    name: 'Jonas Lind',
    email: 'jonas@guest.example',
    message: 'Is the loft suitable for working from home? I have video calls all day.',
    locale: 'en',
    stay: 'creek-harbour-loft',
    daysAgo: 23,
    nights: [14, 14],
    guests: 1,
    status: 'replied',
    notes: 'Sent the speed test.',
  },
  {
    name: 'Aisha Rahman',
    email: 'aisha@guest.example',
    message: 'Do you offer a lower price for stays of a month and longer?',
    locale: 'en',
    daysAgo: 38,
    status: 'closed',
  },
  {
    name: 'ليلى منصور',
    email: 'leila@guest.example',
    message: 'نود تنظيم عشاء صغير لعشرين شخصًا، هل يسمح البيت بذلك؟',
    locale: 'ar',
    stay: 'jumeirah-garden-villa',
    daysAgo: 55,
    status: 'closed',
  },
];
