import type { Example, Examples } from '#kit/service/examples';
import { NEW_PASSWORD, PASSWORD, staffExamples } from '#shared/staff/staff.examples';
import { demoIngestKey } from '../devices/ingest-key';
import { COACH_ROLE } from '../fitness.permissions';

const NAME = { en: 'Wall sit', ar: 'جلسة الجدار' };
const person = (email: string) => ({ first_name: 'Omar', last_name: 'Nasser', email, password: NEW_PASSWORD });

/** A picture and a post of the demo data. */
const PICTURE = '/fitness/media/demo/silhouette-front-4-960x600-480-960/960.jpg';
const POST_KEY = 'post-3ae850b23c46';

const WHILE_OPEN = (body: object) => ({ summary: 'While a session is open: read it first, which opens it', body });

/** Requests of the demo member's watch. */
function ingestExamples(day: (days: number) => string): Record<string, Example> {
  const headers = { 'X-Api-Key': demoIngestKey(PASSWORD).key };
  const run = { started_at: `${day(-1)}T05:30:00Z`, ended_at: `${day(-1)}T06:05:00Z`, distance_m: 6200, calories: 410 };
  return {
    Ingest_whoami: { headers },
    Ingest_daily: { headers, body: { days: [{ date: day(-1), steps: 9120, active_minutes: 52, calories: 480 }] } },
    Ingest_finished: { headers, body: { sessions: [{ external_id: 'watch-20417', kind: 'run', ...run }] } },
  };
}

const ofMember = (examples: Record<string, Omit<Example, 'as'>>): Record<string, Example> =>
  Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, { ...example, as: 'member' }]));

export const fitnessExamples: Examples = day => ({
  ...staffExamples({
    domain: 'fitness.example',
    owner: 'admin',
    account: 2,
    role: 2,
    roleName: COACH_ROLE,
    setting: { key: 'site_name', value: 'Pulse Club' },
    permissions: ['coaching.clients', 'settings.view'],
  }),
  Roles_change: { path: { id: 2 }, body: { description: 'Coaches clients, mornings and evenings' } },
  ...ofMember({
    Devices_create: { body: { name: 'My watch' } },
    Library_logSets: { path: { slug: 'push-up' }, body: { sets: 3, reps: 12 } },
    Nutrition_log: { body: { slug: 'grilled-chicken-tabbouleh', slot: 'lunch', servings: 1 } },
    Nutrition_hydrate: { body: { glasses: 6 } },
    Nutrition_plan: { body: { slot: 'dinner', name: 'Lentil soup', protein_g: 18 } },
    Sleep_log: { body: { date: day(-1), asleep_minutes: 430, quality: 4 } },
    Vitals_log: { body: { resting_heart_rate_bpm: 58, systolic_mmhg: 118, diastolic_mmhg: 76 } },
    Progress_note: { body: { body: 'Shoulders look better.' } },
    Progress_aim: { body: { target_weight_kg: 74, target_date: day(60) } },
    Progress_log: { body: { weight_kg: 77.4, waist_cm: 84 } },
    Community_post: { path: { slug: 'sunrise-runners' }, body: { body: 'Five kilometres before breakfast.' } },
    MemberCoaching_write: { body: { body: 'My knee feels fine again.' } },
    SettingsHub_alerts: { body: { messages: true, summary: false } },
    SettingsHub_privacy: { body: { share_activity: true } },
    SettingsHub_appearance: { body: { theme: 'dark', motion: 'reduced' } },
    Progress_add: { body: { date: day(-3), front_url: PICTURE } },
    Community_comment: {
      path: { slug: 'sunrise-runners', postKey: POST_KEY },
      body: { body: 'The ducks have no knees to mind.' },
    },
    Community_reply: { path: { slug: 'morning-or-evening' }, body: { body: 'Mornings, before anybody writes.' } },
    Sessions_current: {},
    Sessions_start: { body: { workout_slug: 'full-body-a' } },
    Sessions_logSet: { path: { set: 1 }, ...WHILE_OPEN({ weightKg: 20, reps: 10, rpe: 7 }) },
    Sessions_notes: WHILE_OPEN({ notes: 'Shoulder felt fine today.' }),
    Sessions_add: WHILE_OPEN({ slug: 'goblet-squat' }),
  }),
  ...ingestExamples(day),
  Accounts_register: { body: person('omar@example.com') },
  Members_add: { body: person('hana@example.com') },
  ExercisesStaff_create: { body: { name: NAME, muscle: 'core', difficulty: 'beginner' } },
  ExercisesStaff_change: { path: { id: 1 }, body: { difficulty: 'intermediate' } },
  WorkoutsStaff_create: {
    body: { name: NAME, duration_minutes: 20, exercises: [{ exercise_id: 1, sets: 3, reps: 10, rest_seconds: 60 }] },
  },
  WorkoutsStaff_change: { path: { id: 1 }, body: { duration_minutes: 45 } },
  ProgramsStaff_create: { body: { name: NAME, days: [{ week: 1, day: 1, workout_id: 1 }] } },
  ProgramsStaff_change: { path: { id: 1 }, body: { difficulty: 'beginner' } },
  DishesStaff_create: { body: { name: NAME, protein_g: 18, carbohydrate_g: 30, fat_g: 6, meal: 'dinner' } },
  DishesStaff_change: { path: { id: 1 }, body: { fiber_g: 7 } },
  BadgesStaff_create: { body: { name: NAME, tier: 'bronze' } },
  BadgesStaff_change: { path: { id: 1 }, body: { tier: 'silver' } },
  AchievementsStaff_create: { body: { name: NAME, metric: 'workouts', threshold: 25 } },
  AchievementsStaff_change: { path: { id: 1 }, body: { points: 40 } },
  GroupsStaff_create: { body: { name: NAME, topic: 'strength' } },
  GroupsStaff_change: { path: { id: 1 }, body: { topic: 'running' } },
  EventsStaff_create: {
    body: { name: NAME, starts_at: `${day(9)}T16:00:00Z`, ends_at: `${day(9)}T17:00:00Z`, capacity: 20 },
  },
  EventsStaff_change: { path: { id: 1 }, body: { capacity: 60 } },
  ChallengesStaff_create: { body: { name: NAME, metric: 'steps', goal: 200_000, starts_on: day(2), ends_on: day(32) } },
  ChallengesStaff_change: { path: { id: 1 }, body: { goal: 150_000 } },
  DevicesStaff_create: {
    body: { name: { en: 'Foot pod', ar: 'مستشعر القدم' }, maker: 'Stryd', kind: 'band', figures: ['distance_m'] },
  },
  DevicesStaff_change: { path: { id: 1 }, body: { position: 4 } },
  BillingPlansStaff_create: { body: { name: { en: 'Student', ar: 'الطلاب' }, price: 19, interval: 'month' } },
  BillingPlansStaff_change: { path: { id: 1 }, body: { price: 59 } },
  DiscussionsStaff_create: { body: { title: { en: 'Which shoes last?', ar: 'أي الأحذية تدوم؟' } } },
  DiscussionsStaff_change: { path: { id: 1 }, body: { body: { en: 'Tell us after how many kilometres.' } } },
  Roster_assign: {
    as: 'coach',
    path: { username: 'member' },
    body: { workoutSlug: 'full-body-a', startsOn: day(2), note: 'Slowly' },
  },
  Roster_write: { as: 'coach', path: { username: 'member' }, body: { body: 'Well done this week.' } },
  Roster_take: { as: 'coach', body: { username: 'ines-stretches' } },
  Roster_reply: { as: 'coach', path: { id: 2 }, body: { body: 'Light legs, light plan: we add one interval.' } },
  MemberCoaching_file: { as: 'member2', body: { energy: 7, weightKg: 89.4, notes: 'Slept badly, trained well.' } },
  RosterAssignment_move: { body: { coachUsername: 'coach2', memberUsername: 'ines-stretches' } },
  Accounts_close: {
    summary: 'Closes the account of the second demo member for good',
    as: 'member2',
    body: { password: PASSWORD },
  },
  Members_change: { path: { username: 'hassan-walks' }, body: { last_name: 'Rahman' } },
  Members_setPassword: { path: { username: 'hassan-walks' }, body: { password: NEW_PASSWORD } },
});
