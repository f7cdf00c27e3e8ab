import type { ProgramSeed } from './workout-seed';

export const programs: readonly ProgramSeed[] = [
  {
    slug: 'first-eight-weeks',
    goal: 'general',
    difficulty: 'beginner',
    name: ['First eight weeks', 'الأسابيع الثمانية الأولى'],
    description: [
      'Three calm sessions a week for everybody who begins, or begins again.',
      'ثلاث حصص هادئة في الأسبوع لكل من يبدأ أو يعود إلى البداية.',
    ],
    phases: [
      { weeks: 4, days: { 1: 'full-body-a', 3: 'morning-mobility', 4: 'full-body-b' } },
      { weeks: 4, days: { 1: 'full-body-a', 3: 'full-body-b', 5: 'full-body-a', 6: 'active-recovery' } },
    ],
  },
  {
    slug: 'push-pull-legs',
    goal: 'muscle',
    difficulty: 'intermediate',
    name: ['Push, pull, legs', 'دفع وسحب وساقان'],
    description: [
      'The split that has built more muscle than any other, in ten weeks.',
      'التقسيم الذي بنى عضلات أكثر من أي تقسيم آخر، في عشرة أسابيع.',
    ],
    phases: [
      { weeks: 5, days: { 1: 'push-day', 3: 'pull-day', 5: 'leg-day', 7: 'active-recovery' } },
      { weeks: 5, days: { 1: 'push-day', 2: 'pull-day', 4: 'leg-day', 5: 'upper-body-strength', 7: 'evening-yoga' } },
    ],
  },
  {
    slug: 'strong-in-twelve',
    goal: 'strength',
    difficulty: 'advanced',
    name: ['Strong in twelve', 'القوة في اثني عشر أسبوعًا'],
    description: [
      'Few movements, heavy weights and the patience to add a little every week.',
      'حركات قليلة وأوزان ثقيلة وصبر على زيادة بسيطة كل أسبوع.',
    ],
    phases: [
      { weeks: 4, days: { 1: 'heavy-five', 3: 'core-twenty', 5: 'heavy-five' } },
      { weeks: 4, days: { 1: 'heavy-five', 2: 'desk-relief', 4: 'lower-body-strength', 6: 'upper-body-strength' } },
      { weeks: 4, days: { 1: 'heavy-five', 3: 'heavy-five', 5: 'arms-and-grip', 7: 'active-recovery' } },
    ],
  },
  {
    slug: 'lean-six',
    goal: 'weight_loss',
    difficulty: 'intermediate',
    name: ['Lean in six', 'رشاقة في ستة أسابيع'],
    description: [
      'Intervals, circuits and long walks that spend more than they ask for.',
      'تمارين متقطعة ودوائر ومشي طويل يحرق أكثر مما يطلب.',
    ],
    phases: [
      { weeks: 3, days: { 1: 'hiit-starter', 2: 'full-body-a', 4: 'row-and-run', 6: 'easy-run' } },
      { weeks: 3, days: { 1: 'hiit-furnace', 2: 'kettlebell-flow', 4: 'metabolic-circuit', 6: 'row-and-run' } },
    ],
  },
  {
    slug: 'run-ten-kilometres',
    goal: 'endurance',
    difficulty: 'intermediate',
    name: ['Run ten kilometres', 'اجرِ عشرة كيلومترات'],
    description: [
      'Nine weeks from a relaxed half hour to a proud ten kilometres.',
      'تسعة أسابيع من نصف ساعة مريحة إلى عشرة كيلومترات بفخر.',
    ],
    phases: [
      { weeks: 3, days: { 1: 'easy-run', 3: 'core-twenty', 5: 'easy-run' } },
      { weeks: 3, days: { 1: 'easy-run', 3: 'interval-run', 5: 'lower-body-strength', 7: 'easy-run' } },
      { weeks: 3, days: { 1: 'interval-run', 3: 'easy-run', 5: 'glute-builder', 7: 'row-and-run' } },
    ],
  },
  {
    slug: 'move-freely',
    goal: 'mobility',
    difficulty: 'beginner',
    name: ['Move freely', 'تحرّك بحرية'],
    description: [
      'Fifteen minutes a day against stiff necks, backs and hips.',
      'ربع ساعة في اليوم في وجه تيبّس الرقبة والظهر والوركين.',
    ],
    phases: [
      { weeks: 2, days: { 1: 'desk-relief', 3: 'morning-mobility', 5: 'desk-relief', 7: 'evening-yoga' } },
      { weeks: 2, days: { 1: 'morning-mobility', 2: 'gentle-pilates', 4: 'desk-relief', 6: 'evening-yoga' } },
    ],
  },
];
