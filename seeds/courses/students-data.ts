import type { Pair } from './texts';

export interface SeatSeed {
  course: string;
  /** Lessons done, from the first on; all of them when left out. */
  done?: number;
  review?: { rating: number; comment?: string };
}

export interface StudentSeed {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  /** ISO 3166-1 numeric code. */
  country: number;
  daysAgo: number;
  isVerified: boolean;
  /** Learns until today. */
  isCurrent?: true;
  seats: readonly SeatSeed[];
}

/** Those whose sign-ins are told. */
const SIGN_INS: readonly StudentSeed[] = [
  {
    email: 'student@courses.example',
    firstName: 'Sara',
    lastName: 'Najjar',
    phone: '+966 50 555 0171',
    country: 682,
    daysAgo: 120,
    isVerified: true,
    isCurrent: true,
    seats: [
      {
        course: 'web-foundations',
        review: { rating: 5, comment: 'Clear from the first minute. I published my page on the third day.' },
      },
      { course: 'typescript-in-practice', done: 4 },
      { course: 'apis-with-node', done: 1 },
      { course: 'data-analysis-with-python', done: 0 },
      { course: 'spoken-arabic-for-beginners', done: 2, review: { rating: 4, comment: 'More listening, please!' } },
    ],
  },
  {
    email: 'student2@courses.example',
    firstName: 'Omar',
    lastName: 'Khoury',
    country: 422,
    daysAgo: 60,
    isVerified: true,
    isCurrent: true,
    seats: [
      { course: 'interface-design-essentials', done: 3 },
      { course: 'machine-learning-first-steps', done: 2 },
      {
        course: 'web-foundations',
        done: 3,
        review: { rating: 4, comment: 'A calm start. The part on layout took me two evenings.' },
      },
    ],
  },
];

/** Name, country, and the courses with lessons done and stars given. */
const OTHERS: readonly [name: Pair, country: number, seats: readonly [string, number, number?, string?][]][] = [
  [
    ['Lina', 'Farouk'],
    818,
    [
      ['web-foundations', 6, 5, 'دورة رائعة ومجانية.'],
      ['digital-marketing-plan', 4, 4, 'One page is enough, and I still use mine.'],
    ],
  ],
  [
    ['Daniel', 'Okafor'],
    566,
    [
      ['typescript-in-practice', 6, 5, 'The chapter on data from outside saved me a week.'],
      ['apis-with-node', 3, 5, 'Two bookings, one seat: I finally understand transactions.'],
    ],
  ],
  [
    ['ريم', 'العتيبي'],
    682,
    [
      ['interface-design-essentials', 5, 5, 'أفضل ما شاهدت عن التصميم بالعربية.'],
      ['arabic-typography', 4, 5, 'الدرس عن التشكيل وحده يستحق الثمن.'],
    ],
  ],
  [
    ['Mehdi', 'Alaoui'],
    504,
    [
      ['data-analysis-with-python', 6, 5, 'The late buses made statistics funny. I did not expect that.'],
      ['machine-learning-first-steps', 2, 4, 'Small models first: a good way to begin.'],
    ],
  ],
  [
    ['Aisha', 'Rahman'],
    586,
    [
      ['business-english', 4, 5, 'I speak in meetings now.'],
      ['web-foundations', 2],
    ],
  ],
  [
    ['Yousef', 'Qasem'],
    400,
    [
      ['small-business-finance', 3, 4, 'واضحة وعملية.'],
      ['digital-marketing-plan', 2],
    ],
  ],
  [['Chloe', 'Martin'], 250, [['spoken-arabic-for-beginners', 4, 5, 'I ordered bread and got bread.']]],
  [
    ['Hassan', 'Jaber'],
    368,
    [
      ['typescript-in-practice', 3, 4, 'Good pace. I would like more exercises on generics.'],
      ['web-foundations', 6, 5, 'Short lessons that fit between two shifts.'],
    ],
  ],
  [
    ['Maryam', 'Al Kuwari'],
    634,
    [
      ['arabic-typography', 2, 4, 'Beautiful examples; the last lesson could be longer.'],
      ['interface-design-essentials', 1],
    ],
  ],
  [
    ['Tomas', 'Novak'],
    203,
    [
      ['spoken-arabic-for-beginners', 1, 3, 'Good, but a little fast.'],
      ['data-analysis-with-python', 4, 4, 'Clear about doubt, which most courses leave out.'],
    ],
  ],
  [
    ['دانا', 'شمس'],
    760,
    [
      ['web-foundations', 4, 5, 'أول صفحة لي على الإنترنت كانت عن جدتي.'],
      ['business-english', 1],
    ],
  ],
  [
    ['Fatou', 'Ndiaye'],
    686,
    [
      ['digital-marketing-plan', 4, 5, 'My shop has a plan.'],
      ['small-business-finance', 1],
    ],
  ],
];

/** Registered one after the other over the last months. */
export const students: readonly StudentSeed[] = [
  ...SIGN_INS,
  ...OTHERS.map(([[firstName, lastName], country, seats], index) => ({
    email: `learner${index + 1}@courses.example`,
    firstName,
    lastName,
    country,
    daysAgo: 100 - index * 8,
    isVerified: index % 4 !== 3,
    seats: seats.map(([course, done, rating, comment]) => ({
      course,
      done,
      ...(rating === undefined ? {} : { review: { rating, ...(comment === undefined ? {} : { comment }) } }),
    })),
  })),
];
