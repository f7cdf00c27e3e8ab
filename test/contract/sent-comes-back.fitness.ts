import type { Exceptions } from './describe-sent-comes-back';

const text = (words: string) => ({ en: words, ar: words });
const line = (round: number) => ({
  exercise_id: round,
  sets: 4 + round,
  ...(round === 1 ? { reps: 11 } : { duration_seconds: 50 }),
  rest_seconds: 70 + round,
  note: text(`Line ${round}`),
});
const asInExample = (_: number, example: object) => example;

export const fitnessExceptions: Exceptions = {
  notSent: {
    Accounts_close: 'deletes the account',
    Members_setPassword: 'changes a password',
  },
  leftOut: {
    '*.attachments.width': 'accepted as shown, not stored',
    '*.attachments.height': 'accepted as shown, not stored',
    '*.attachments.versions': 'accepted as shown, not stored',
    'Sessions_logSet.exercise': 'the current one',
    'Roles_change.name': 'the example changes a role that is built in',
  },
  notShown: {
    'Nutrition_log.slug': 'shown by the name of the dish',
    'RosterAssignment_move.coachUsername': 'test/fitness/coaching.spec.ts reads the roster',
    'RosterAssignment_move.memberUsername': 'test/fitness/coaching.spec.ts reads the roster',
    'RosterAssignment_move.coach_username': 'test/fitness/coaching.spec.ts reads the roster',
    'RosterAssignment_move.member_username': 'test/fitness/coaching.spec.ts reads the roster',
    'Ingest_daily.days': 'answered with counts; test/fitness/ingest-days.spec.ts reads the figures',
    'Ingest_finished.sessions': 'answered with counts; test/fitness/ingest-sessions.spec.ts reads the figures',
  },
  shownAs: { 'Roster_reply.body': 'reply' },
  once: {
    Members_change: 'the new username is the address',
    MemberCoaching_file: 'a week has one check-in',
    Roster_take: 'a member has one coach',
    Sessions_add: 'a session has an exercise once',
  },
  first: ['/api/fitness/workouts/session'],
  values: {
    WorkoutsStaff_create: round => ({ exercises: [line(round)] }),
    WorkoutsStaff_change: round => ({ exercises: [line(round)] }),
    Devices_create: round => ({ device_key: ['apple-watch', 'garmin'][round - 1] }),
    Sessions_add: asInExample,
    Nutrition_log: (round, { slug }) => ({ slug, servings: round }),
    Sleep_log: (round, { date }) => ({
      date,
      fell_asleep_at: `${String(date)}T00:1${round}:00.000Z`,
      woke_at: `${String(date)}T06:3${round}:00.000Z`,
      asleep_minutes: 300 + round,
      deep_minutes: 60 + round,
      rem_minutes: 70 + round,
      light_minutes: 80 + round,
      awake_minutes: 10 + round,
    }),
    Roster_take: asInExample,
    Roster_assign: (round, { workoutSlug }) => ({
      [round === 1 ? 'workoutSlug' : 'workout_slug']: workoutSlug,
      note: `Note ${round}`,
    }),
    RosterAssignment_move: (round, { coachUsername, memberUsername }) =>
      round === 1
        ? { coachUsername, memberUsername }
        : { coach_username: coachUsername, member_username: memberUsername },
    Sessions_start: asInExample,
    Roles_replacePermissions: round => ({ permissions: [['settings.view'], ['coaching.clients']][round - 1] }),
  },
};
