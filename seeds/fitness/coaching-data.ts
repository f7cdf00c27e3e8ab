/** Messages between Noor and Karim: from the member, hours ago, text. The last one waits to be read. */
export const thread: ReadonlyArray<readonly [fromMember: boolean, hoursAgo: number, body: string]> = [
  [false, 1400, 'Welcome, Noor! Tell me what a good week looks like for you.'],
  [true, 1398, 'Three sessions that I actually do, and less back pain in the office.'],
  [false, 1390, 'Then that is the plan. Start with Full body A on Monday and write me how it felt.'],
  [true, 1340, 'Done. The rows were easy, the lunges were not.'],
  [false, 1336, 'Shorter steps in the lunges. We add weight to the rows next week.'],
  [true, 820, 'Ready for more than three days?'],
  [false, 815, 'Yes. Push, pull, legs from next week; five days later on, not yet.'],
  [true, 410, 'First pull-up today!'],
  [false, 409, 'I knew it. Now lower for three seconds every time.'],
  [true, 60, 'Left shoulder clicks a little on the overhead press.'],
  [false, 58, 'Swap it for the seated dumbbell press this week and send me a video from the side.'],
  [true, 26, 'Swapped, no click. Video comes tonight.'],
  [false, 3, 'Perfect. Two more sets of face pulls on Friday and you are set.'],
];

/** Check-ins of the member, from the oldest: energy, kilograms, notes, and what the coach answered. */
export const checkIns: ReadonlyArray<readonly [energy: number, weightKg: number, notes: string, reply: string | null]> =
  [
    [5, 82.4, 'Sore, but in a good mood.', 'Good start. Sleep first, weights second.'],
    [6, 82, 'Knees fine, appetite enormous.', 'Eat. Add a glass of milk after training.'],
    [6, 81.5, 'Missed Thursday, travelled.', 'Missing one is normal. Do not make it up twice.'],
    [7, 81.1, 'Full body feels too easy now.', 'Then we move on. New program on Monday.'],
    [7, 80.6, 'Push day is fun, leg day is not.', 'It will be. Ten minutes of mobility before it.'],
    [8, 80, 'Slept seven hours every night!', 'And you see what it does to the bar.'],
    [8, 79.6, 'First pull-up.', 'Framed.'],
    [7, 79.2, 'A busy week, shoulder clicks.', 'Seated press for two weeks, then we look again.'],
    [8, 78.9, 'Shoulder quiet. Jeans loose.', null],
  ];

/** What the coach gave Noor: workout, days from today, note. */
export const assignments: ReadonlyArray<readonly [workout: string, inDays: number, note: string]> = [
  ['morning-mobility', -6, 'Before work, fifteen minutes.'],
  ['core-twenty', -3, 'Side plank on both sides, please.'],
  ['active-recovery', 0, 'Easy. You should be able to sing.'],
  ['upper-body-strength', 2, 'Seated press instead of the overhead press.'],
  ['easy-run', 4, 'Thirty-five minutes, slower than you want.'],
  ['leg-day', 7, 'Add two and a half kilograms to the squat.'],
];

/** What other clients hear: e-mail before the @, workout, message of the coach, energy and notes of their week, the reply. */
export const otherClients: ReadonlyArray<
  readonly [name: string, workout: string, message: string, energy: number, notes: string, reply?: string]
> = [
  [
    'salma',
    'interval-run',
    'Six pieces today, the last one as fast as the first.',
    9,
    'Legs light, head light.',
    'That is how a taper feels. Keep it.',
  ],
  ['omar', 'heavy-five', 'Long rests. I mean it.', 7, 'Elbow a little sore.'],
  [
    'maya',
    'evening-yoga',
    'Take the long exhale into the week.',
    6,
    'Deadline at work, trained twice.',
    'Twice is a week. Sleep before the third.',
  ],
  ['yusuf', 'lower-body-strength', 'Strong hips, faster hills.', 8, 'Rode 140 km, all good.'],
  [
    'member2',
    'full-body-b',
    'Lighter lunges, slower tempo, Daniel.',
    6,
    'Still sore on day two.',
    'Normal. Walk on day two, lift on day three.',
  ],
  ['leila', 'bodyweight-basics', 'Wall sit: beat last week by five seconds.', 7, 'Proud of the plank.'],
  [
    'hassan',
    'active-recovery',
    'Welcome, Hassan. Walk as you do; we add two short sessions.',
    7,
    'My first week with a plan.',
  ],
  ['grace', 'row-and-run', 'Keep the pulse below 150 on the rower.', 8, 'Swam three times.'],
];

/** Whose check-in is of the week before: this week's is still to be filed. */
export const stillToFile = 'member2';
