import type { Pair } from './texts';

interface PostSeed {
  group: string;
  /** E-mail before the @. */
  author: string;
  hoursAgo: number;
  body: string;
  /** Who likes it. */
  likes: readonly string[];
  comments: ReadonlyArray<readonly [author: string, body: string]>;
}

export const posts: readonly PostSeed[] = [
  {
    group: 'sunrise-runners',
    author: 'salma',
    hoursAgo: 5,
    body: 'Ten kilometres along the river before the heat. The ducks were faster.',
    likes: ['member', 'ines', 'hassan'],
    comments: [
      ['member', 'What pace? Asking for my legs.'],
      ['salma', '5:40, with two photo stops. Join us on Saturday!'],
    ],
  },
  {
    group: 'sunrise-runners',
    author: 'member',
    hoursAgo: 52,
    body: 'First time under half an hour for five kilometres. I sat on a bench and grinned.',
    likes: ['salma', 'ines', 'coach', 'omar'],
    comments: [
      ['coach', 'Now do it again on tired legs. Well done!'],
      ['ines', 'The bench grin is the best part.'],
    ],
  },
  {
    group: 'sunrise-runners',
    author: 'ines',
    hoursAgo: 170,
    body: '¿Alguien el domingo? Slow hour in the park, I bring oranges.',
    likes: ['salma'],
    comments: [['salma', 'Oranges are a strong argument.']],
  },
  {
    group: 'iron-circle',
    author: 'omar',
    hoursAgo: 20,
    body: 'شدّة ١٤٠ كيلو لخمسة تكرارات اليوم، أخيرًا! السر كان في الراحة بين المجموعات.',
    likes: ['member', 'coach'],
    comments: [['member', 'مبروك! كم كانت الراحة؟']],
  },
  {
    group: 'iron-circle',
    author: 'member',
    hoursAgo: 96,
    body: 'Video of my squat is in the comments of last week. Karim, are the knees better now?',
    likes: ['omar'],
    comments: [
      ['coach', 'Much better. Now slow down the last third.'],
      ['omar', 'Depth is there. Respect.'],
    ],
  },
  {
    group: 'kitchen-table',
    author: 'grace',
    hoursAgo: 30,
    body: 'Mujaddara in the lunch box for three days: cost nothing, kept me full until five.',
    likes: ['member', 'omar'],
    comments: [['omar', 'Fry the onions longer than you dare.']],
  },
  {
    group: 'kitchen-table',
    author: 'omar',
    hoursAgo: 120,
    body: 'What do you eat an hour before heavy legs? Oats sit too long for me.',
    likes: [],
    comments: [
      ['member', 'Rice cakes, peanut butter, half a banana.'],
      ['grace', 'Dates and coffee.'],
    ],
  },
  {
    group: 'first-steps',
    author: 'leila',
    hoursAgo: 11,
    body: 'Week two! The plank went from eight seconds to twenty.',
    likes: ['member2', 'hassan', 'coach2'],
    comments: [['coach2', 'That is more than double, Leila. Keep the hips low.']],
  },
  {
    group: 'first-steps',
    author: 'member2',
    hoursAgo: 75,
    body: 'Is it normal to be sore two days later rather than the next day?',
    likes: ['leila'],
    comments: [
      ['coach2', 'Completely. Walk a little, drink, and it passes.'],
      ['hassan', 'Day two is always the worst for me as well.'],
    ],
  },
  {
    group: 'ten-thousand-steps',
    author: 'hassan',
    hoursAgo: 8,
    body: 'صعدت الدرج إلى الطابق التاسع طوال الأسبوع. المصعد يفتقدني.',
    likes: ['salma', 'member2'],
    comments: [['salma', 'تسعة طوابق! أحسنت.']],
  },
  {
    group: 'quiet-mat',
    author: 'maya',
    hoursAgo: 40,
    body: 'Four minutes of breathing before sleep, every day for a month. I fall asleep in ten.',
    likes: ['ines', 'leila'],
    comments: [
      ['leila', 'Which count do you use?'],
      ['maya', 'Four in, six out.'],
    ],
  },
  {
    group: 'two-wheels',
    author: 'yusuf',
    hoursAgo: 60,
    body: 'Headwind out, headwind back. How is that legal?',
    likes: [],
    comments: [],
  },
  {
    group: 'cold-water-club',
    author: 'grace',
    hoursAgo: 15,
    body: 'Fourteen degrees this morning. I came out a new person, a blue one.',
    likes: ['maya'],
    comments: [['maya', 'Tea first, photos later. See you on Friday!']],
  },
];

interface DiscussionSeed {
  slug: string;
  group?: string;
  title: Pair;
  body: Pair;
  daysAgo: number;
  replies: ReadonlyArray<readonly [author: string, body: string]>;
}

/** Asked by the house. */
export const discussions: readonly DiscussionSeed[] = [
  {
    slug: 'what-got-you-started',
    title: ['What got you started?', 'ما الذي جعلك تبدأ؟'],
    body: [
      'A staircase, a doctor, a friend, a mirror: tell us the day you began.',
      'درج أو طبيب أو صديق أو مرآة: احكِ لنا عن اليوم الذي بدأت فيه.',
    ],
    daysAgo: 20,
    replies: [
      ['member', 'My daughter asked me to race to the corner. I lost, by a lot.'],
      ['leila', 'The lift was broken for three weeks.'],
      ['hassan', 'طبيبي قال لي: إما الدواء وإما الحذاء. اخترت الحذاء.'],
    ],
  },
  {
    slug: 'morning-or-evening',
    title: ['Morning or evening?', 'صباحًا أم مساءً؟'],
    body: ['When do you train, and have you ever changed?', 'متى تتدرب؟ وهل غيّرت موعدك يومًا؟'],
    daysAgo: 12,
    replies: [
      ['salma', 'Before sunrise or it does not happen.'],
      ['member', 'After work. My warm-up is the traffic.'],
      ['grace', 'Mornings in summer, evenings in winter.'],
    ],
  },
  {
    slug: 'protein-without-meat',
    group: 'kitchen-table',
    title: ['Protein without meat', 'بروتين بلا لحم'],
    body: ['Share the meal that surprised your muscles.', 'شاركنا الوجبة التي فاجأت عضلاتك.'],
    daysAgo: 7,
    replies: [
      ['maya', 'Turmeric tofu on rye, twice a week.'],
      ['omar', 'الفول ثم الفول ثم الفول.'],
    ],
  },
  {
    slug: 'deload-weeks',
    group: 'iron-circle',
    title: ['Do you take lighter weeks?', 'هل تأخذ أسابيع أخف؟'],
    body: ['Every fourth week, when the body asks, or never?', 'كل أربعة أسابيع، أم حين يطلب الجسم، أم أبدًا؟'],
    daysAgo: 4,
    replies: [['omar', 'When my elbows complain. They complain every fifth week.']],
  },
  {
    slug: 'shoes-for-beginners',
    group: 'first-steps',
    title: ['Which shoes for the first runs?', 'أي حذاء لأول جري؟'],
    body: ['Comfort, price, colour: what mattered to you?', 'الراحة أم السعر أم اللون: ما الذي همّك؟'],
    daysAgo: 2,
    replies: [
      ['member2', 'The ones I forgot I was wearing.'],
      ['hassan', 'Half a size larger than I thought.'],
    ],
  },
];

/** Who comes to which event, and who takes part in which challenge. */
export const attending: Readonly<Record<string, readonly string[]>> = {
  'park-run-five': ['member', 'salma', 'ines', 'hassan'],
  'squat-clinic': ['member', 'omar'],
  'meal-prep-evening': ['grace', 'omar', 'maya'],
  'open-gym-first-steps': ['member2', 'leila', 'hassan'],
  'spring-swim': ['grace', 'maya'],
};

export const taking: Readonly<Record<string, readonly string[]>> = {
  'quarter-million-steps': ['member', 'salma', 'hassan', 'member2', 'grace'],
  'marathon-in-pieces': ['member', 'salma', 'ines'],
  'twelve-sessions': ['member', 'omar', 'maya'],
  'thousand-active-minutes': ['yusuf', 'salma', 'grace'],
};

/** What members have already: by key. */
export const earned = {
  badges: {
    member: ['early-bird', 'founding-member'],
    salma: ['all-weather', 'founding-member'],
    grace: ['good-neighbour'],
  } as Readonly<Record<string, readonly string[]>>,
  achievements: {
    member: [
      'first-workout',
      'ten-workouts',
      'week-streak',
      'ten-thousand-day',
      'thirty-active-days',
      'fourteen-nights',
      'hundred-kilometres',
      'eight-check-ins',
      'first-post',
    ],
    salma: ['first-workout', 'ten-thousand-day', 'week-streak', 'first-post'],
    omar: ['first-workout', 'first-post'],
    member2: ['first-workout', 'first-post'],
  } as Readonly<Record<string, readonly string[]>>,
};
