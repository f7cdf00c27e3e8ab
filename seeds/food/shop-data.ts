import type { KitchenAddress, KitchenLocation } from '#services/food/kitchens/kitchen.entity';
import type { WeeklyRange } from '#services/food/kitchens/opening-hours';
import type { Pair } from './menu-data';

export interface KitchenSeed {
  code: string;
  name: Pair;
  address: KitchenAddress;
  phone: string;
  location: KitchenLocation;
  minutes: number;
  postcodes: readonly string[];
  hours: readonly WeeklyRange[];
  /** Of a slot and of how far ahead orders are taken; without it, slots have no limit. */
  slots?: { slotOrders: number; slotDaysAhead: number };
}

const on = (days: readonly number[], open: string, close: string): WeeklyRange[] =>
  days.map(day => ({ day, open, close }));
const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Both in New York; open at lunch on a Wednesday. One takes orders ahead, up to a number for each slot. */
export const kitchens: readonly KitchenSeed[] = [
  {
    code: 'downtown',
    name: ['Downtown', 'وسط المدينة'],
    address: { street: '214 W 29th St', city: 'New York', postcode: '10001' },
    phone: '+1 212 555 0142',
    location: { latitude: 40.747612, longitude: -73.993905 },
    minutes: 25,
    postcodes: ['10001', '10002', '10003', '10009', '10010', '10011', '10012', '10013', '10014', '10016'],
    hours: [...on([SUN, MON, TUE, WED, THU], '11:00', '23:00'), ...on([FRI, SAT], '11:00', '01:30')],
  },
  {
    code: 'harbor',
    name: ['Harbor', 'الميناء'],
    address: { street: '88 Van Brunt St', city: 'Brooklyn', postcode: '11231' },
    phone: '+1 718 555 0176',
    location: { latitude: 40.683418, longitude: -74.006102 },
    minutes: 35,
    postcodes: ['11201', '11215', '11217', '11231', '11232'],
    hours: [
      ...on([TUE, WED, THU, FRI], '12:00', '15:00'),
      ...on([TUE, WED, THU, SUN], '17:30', '22:30'),
      ...on([FRI, SAT], '17:30', '24:00'),
      ...on([SAT, SUN], '11:00', '16:00'),
    ],
    slots: { slotOrders: 20, slotDaysAhead: 3 },
  },
];

export const promos = [
  { code: 'WELCOME10', percent: 10, stackableWithRewards: false, isActive: true },
  { code: 'FAMILY15', percent: 15, stackableWithRewards: true, isActive: true },
  { code: 'SUMMER20', percent: 20, stackableWithRewards: false, isActive: false },
] as const;

export interface OfferSeed {
  code: string;
  name: Pair;
  description: Pair;
  /** Dollars. */
  price: number;
  /** The slug of each dish with what it adds in dollars. */
  slots: readonly { name: string; label: Pair; choices: readonly (readonly [slug: string, supplement: number])[] }[];
}

export const offers: readonly OfferSeed[] = [
  {
    code: 'weekday-lunch',
    name: ['Weekday Lunch', 'غداء أيام الأسبوع'],
    description: ['A bowl and something cold to drink', 'طبق رئيسي مع مشروب بارد'],
    price: 12.5,
    slots: [
      {
        name: 'bowl',
        label: ['Your bowl', 'طبقك'],
        choices: [
          ['lentil-mujaddara', 0],
          ['falafel-bowl', 1],
          ['saffron-chicken-bowl', 3],
          ['beef-shawarma-bowl', 4],
        ],
      },
      {
        name: 'drink',
        label: ['Your drink', 'مشروبك'],
        choices: [
          ['salted-ayran', 0],
          ['mint-lemonade', 0],
          ['jallab', 0.5],
        ],
      },
    ],
  },
  {
    code: 'grill-night',
    name: ['Grill Night', 'ليلة المشاوي'],
    description: ['From the charcoal, with a salad and something sweet', 'من الفحم مع سلطة وحلوى'],
    price: 23.5,
    slots: [
      {
        name: 'grill',
        label: ['From the charcoal', 'من الفحم'],
        choices: [
          ['halloumi-skewers', 0],
          ['shish-tawook', 1],
          ['lamb-kofta', 2],
          ['harissa-prawns', 6.5],
        ],
      },
      {
        name: 'salad',
        label: ['Salad', 'السلطة'],
        choices: [
          ['hummus-beiruti', 0],
          ['tabbouleh', 0.5],
          ['fattoush', 1.5],
        ],
      },
      {
        name: 'sweet',
        label: ['Something sweet', 'الحلوى'],
        choices: [
          ['muhallabieh', 0],
          ['pistachio-baklava', 0.5],
          ['kunafa-nabulsieh', 2],
        ],
      },
    ],
  },
  {
    code: 'family-table',
    name: ['Family Table', 'مائدة العائلة'],
    description: ['A mixed grill, a flatbread, a salad and a tray of sweets', 'مشاوي مشكلة مع فطيرة وسلطة وصينية حلوى'],
    price: 52,
    slots: [
      { name: 'grill', label: ['The grill', 'المشاوي'], choices: [['mixed-grill', 0]] },
      {
        name: 'flatbread',
        label: ['From the oven', 'من الفرن'],
        choices: [
          ['zaatar-manakish', 0],
          ['spinach-fatayer', 1],
          ['lahm-bi-ajeen', 2],
        ],
      },
      {
        name: 'salad',
        label: ['Salad', 'السلطة'],
        choices: [
          ['tabbouleh', 0],
          ['fattoush', 1],
        ],
      },
      {
        name: 'sweet',
        label: ['Sweets', 'الحلوى'],
        choices: [
          ['date-cake', 0],
          ['kunafa-nabulsieh', 1],
        ],
      },
    ],
  },
];

export interface SectionSeed {
  key: string;
  title: Pair;
  subtitle: Pair;
  layout: string;
  /** Beside subtitle and layout. */
  content?: Record<string, unknown>;
  slugs: readonly string[];
  hidden?: true;
}

/** In page order. */
export const sections: readonly SectionSeed[] = [
  {
    key: 'hero',
    title: ['Kitchens that cook from scratch', 'مطابخ تطهو من الألف إلى الياء'],
    subtitle: ['Charcoal, saffron and bread out of the oven', 'فحم وزعفران وخبز من الفرن'],
    layout: 'hero',
    content: { action: { label: { en: 'See the menu', ar: 'تصفح القائمة' }, href: '/menu' } },
    slugs: ['lamb-kofta', 'saffron-chicken-bowl', 'kunafa-nabulsieh'],
  },
  {
    key: 'featured',
    title: ['On the counter today', 'على الطاولة اليوم'],
    subtitle: ['What the cooks would order', 'ما يطلبه الطهاة لأنفسهم'],
    layout: 'carousel',
    slugs: ['mixed-grill', 'four-cheese-flatbread', 'beetroot-labneh-salad', 'pomegranate-spritz', 'lamb-kofta'],
  },
  {
    key: 'best-sellers',
    title: ['Best sellers', 'الأكثر مبيعًا'],
    subtitle: ['Ordered again and again', 'تُطلب مرة بعد مرة'],
    layout: 'grid',
    slugs: [
      'shish-tawook',
      'mint-lemonade',
      'hummus-beiruti',
      'kunafa-nabulsieh',
      'zaatar-manakish',
      'sumac-fries',
      'fattoush',
    ],
  },
  {
    key: 'combos',
    title: ['Combos', 'العروض المجمّعة'],
    subtitle: ['A whole meal for less', 'وجبة كاملة بسعر أقل'],
    layout: 'offers',
    content: { offer_codes: ['weekday-lunch', 'grill-night', 'family-table'] },
    slugs: [],
  },
  {
    key: 'plant-based',
    title: ['From the garden', 'من البستان'],
    subtitle: ['Vegan, and nobody will miss a thing', 'نباتي ولن يفتقد أحد شيئًا'],
    layout: 'grid',
    slugs: ['falafel-bowl', 'lentil-mujaddara', 'hummus-beiruti', 'tabbouleh', 'fattoush'],
  },
  {
    key: 'something-sweet',
    title: ['Something sweet', 'شيء حلو'],
    subtitle: ['There is always room', 'هناك دائمًا متسع'],
    layout: 'carousel',
    slugs: ['pistachio-baklava', 'booza-ice-cream', 'date-cake', 'muhallabieh'],
  },
  {
    key: 'summer',
    title: ['Summer is coming', 'الصيف قادم'],
    subtitle: ['Shown from June', 'يظهر من شهر يونيو'],
    layout: 'banner',
    slugs: ['summer-freekeh-salad', 'booza-ice-cream'],
    hidden: true,
  },
];
