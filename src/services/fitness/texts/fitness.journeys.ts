import type { Journeys } from '#kit/service/journeys';
import { PASSWORD } from '#shared/staff/staff.examples';

export const fitnessJourneys: Journeys = day => [
  {
    id: 'train',
    title: { en: 'A day of a member in 6 calls', ar: 'يوم عضو في 6 طلبات' },
    steps: [
      {
        text: { en: 'Sign in as a member.', ar: 'سجّل الدخول بصفة عضو.' },
        call: 'POST /api/auth/login',
        body: { email: 'member@fitness.example', password: PASSWORD },
        keep: [['member', 'access_token']],
      },
      {
        text: {
          en: 'Show the day: goals, training, meals, sleep.',
          ar: 'اعرض اليوم: الأهداف والتدريب والوجبات والنوم.',
        },
        call: 'GET /api/fitness/overview',
        token: 'member',
      },
      {
        text: {
          en: 'Open the session of the day, or continue the open one.',
          ar: 'افتح جلسة اليوم أو تابع الجلسة المفتوحة.',
        },
        call: 'GET /api/fitness/workouts/session',
        token: 'member',
      },
      {
        text: { en: 'Log a set of the current exercise.', ar: 'سجّل مجموعة من التمرين الحالي.' },
        call: 'POST /api/fitness/workouts/session/sets/1',
        token: 'member',
        body: { reps: 10, rpe: 7 },
      },
      {
        text: { en: 'Finish the session.', ar: 'أنهِ الجلسة.' },
        call: 'POST /api/fitness/workouts/session/finish',
        token: 'member',
      },
      {
        text: { en: 'Write to the coach, who reads it live.', ar: 'اكتب إلى المدرب فيقرأ الرسالة مباشرة.' },
        call: 'POST /api/fitness/coaching/messages',
        token: 'member',
        body: { body: 'My knee feels fine again.' },
      },
    ],
  },
  {
    id: 'coach',
    title: { en: 'A morning of a coach in 4 calls', ar: 'صباح مدرب في 4 طلبات' },
    steps: [
      {
        text: { en: 'Sign in as a coach.', ar: 'سجّل الدخول بصفة مدرب.' },
        call: 'POST /api/auth/login',
        body: { email: 'coach@fitness.example', password: PASSWORD },
        keep: [['coach', 'access_token']],
      },
      {
        text: { en: 'List the clients.', ar: 'اسرد المتدربين.' },
        call: 'GET /api/fitness/coaching/clients',
        token: 'coach',
      },
      {
        text: { en: 'Assign a workout.', ar: 'أسند تمرينًا.' },
        call: 'POST /api/fitness/coaching/clients/member/plan',
        token: 'coach',
        body: { workoutSlug: 'full-body-a', startsOn: day(3), note: 'Slowly' },
      },
      {
        text: { en: 'Write to the client.', ar: 'اكتب إلى المتدرب.' },
        call: 'POST /api/fitness/coaching/clients/member/messages',
        token: 'coach',
        body: { body: 'Well done this week.' },
      },
    ],
  },
];
