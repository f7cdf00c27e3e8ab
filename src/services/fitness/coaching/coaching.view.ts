import type { PageModel } from '#kit/http/route-description';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DIFFICULTIES } from '../exercises/exercise-kinds';
import { WORKOUT_KINDS } from '../workouts/workout-kinds';
import type { MessageSender } from './coach-message.entity';

/** A member or a coach as the other side sees them: never an address. */
const PERSON = {
  username: shown.text({ example: 'omar-haddad' }),
  first_name: shown.text(),
  last_name: shown.text(),
  profile_picture: shown.picture({ nullable: true }),
};

export const CoachingPersonView = view('CoachingPerson', PERSON);
export type CoachingPersonView = InstanceType<typeof CoachingPersonView>;

export const AssignableWorkoutView = view('AssignableWorkout', {
  slug: shown.text({ example: 'upper-body-strength' }),
  name: shown.bilingual(),
  kind: shown.word(WORKOUT_KINDS),
  difficulty: shown.word(DIFFICULTIES),
  duration_minutes: shown.whole(),
  calories_kcal: shown.whole({ description: 'What an adult uses up in it, as estimated.' }),
  image_url: shown.picture({ nullable: true }),
});

export type AssignableWorkoutView = InstanceType<typeof AssignableWorkoutView>;

export const AssignmentView = view('AssignmentView', {
  id: shown.id(),
  workoutSlug: shown.text({ from: 'workout_slug', example: 'upper-body-strength' }),
  startsOn: shown.day({ from: 'starts_on' }),
  note: shown.text(),
  is_done: shown.flag({ description: 'A finished session has done it.' }),
  done_on: shown.day({ nullable: true }),
  workout: shown.one(AssignableWorkoutView),
  coach: shown.one(CoachingPersonView, { nullable: true, description: 'Null when that account is gone.' }),
  ...shown.timestamps,
});
export type AssignmentView = InstanceType<typeof AssignmentView>;

export const RosterWorkView = view('RosterWork', {
  client: shown.one(CoachingPersonView),
  ...AssignmentView.fields,
});
export type RosterWorkView = InstanceType<typeof RosterWorkView>;

export const CheckInView = view('CheckInView', {
  id: shown.id(),
  week: shown.day({ description: 'The Monday of the ISO week, in the time zone of the member.' }),
  energy: shown.whole({ description: '1 to 10' }),
  weightKg: shown.number({ from: 'weight_kg', nullable: true, example: 78.4 }),
  notes: shown.text(),
  status: shown.word(['unanswered', 'answered']),
  reply: shown.text({ nullable: true }),
  replied_at: shown.instant({ nullable: true }),
  replied_by: shown.one(CoachingPersonView, { nullable: true }),
  ...shown.timestamps,
});
export type CheckInView = InstanceType<typeof CheckInView>;

export const ClientCheckInView = view('ClientCheckIn', {
  client: shown.one(CoachingPersonView),
  ...CheckInView.fields,
});
export type ClientCheckInView = InstanceType<typeof ClientCheckInView>;

const MessageAttachmentView = view('CoachMessageAttachment', {
  url: shown.picture(),
  name: shown.text({ example: 'form-check.jpg' }),
  type: shown.text({ description: 'Media type.', example: 'image/jpeg' }),
});

export const CoachMessageView = view('CoachMessageView', {
  id: shown.id(),
  sender: shown.word(['coach', 'member'] satisfies MessageSender[]),
  body: shown.text(),
  attachments: shown.many(MessageAttachmentView),
  read_at: shown.instant({ nullable: true, description: 'When the other side first saw it.' }),
  member_username: shown.text(),
  coach: shown.one(CoachingPersonView, { nullable: true, description: 'Null when that account is gone.' }),
  created_at: shown.instant(),
});
export type CoachMessageView = InstanceType<typeof CoachMessageView>;

export const CoachMessagesReadView = view('CoachMessagesRead', {
  member_username: shown.text({ description: 'Username of the member of the thread.' }),
  coach_username: shown.text({ nullable: true, description: 'Of the coach; null when that account is gone.' }),
  sender: shown.word(['coach', 'member'] satisfies MessageSender[], { description: 'Whose messages were read.' }),
  read_to: shown.id({ description: 'Every message of the sender in this thread up to this id is read.' }),
  read_at: shown.instant({ description: 'When those were read that had not been before, in UTC.' }),
});
export type CoachMessagesReadView = InstanceType<typeof CoachMessagesReadView>;

export const ClientView = view('ClientView', {
  ...PERSON,
  since: shown.instant({ description: 'When the coach took the member on.' }),
  timezone: shown.text(),
  last_active_on: shown.day({ nullable: true, description: 'Last day with a training or figures of movement.' }),
  sessions_this_week: shown.whole({ description: 'Trainings since Monday.' }),
  open_assignments: shown.whole(),
  unread_messages: shown.whole(),
  checked_in_this_week: shown.flag(),
  awaits_reply: shown.flag({ description: 'A check-in of the client is unanswered.' }),
});
export type ClientView = InstanceType<typeof ClientView>;

export const ClientWeekView = view('ClientWeek', {
  from: shown.day(),
  to: shown.day(),
  sessions: shown.whole(),
  training_minutes: shown.whole(),
  average_steps: shown.whole({ nullable: true, description: 'Of the days that have steps.' }),
  average_active_minutes: shown.whole({ nullable: true }),
  average_sleep_minutes: shown.whole({ nullable: true }),
});

export const ClientWeightView = view('ClientWeight', { date: shown.day(), weightKg: shown.number() });

export const ClientDetailView = view('ClientDetail', {
  ...ClientView.fields,
  country_id: shown.whole({ nullable: true, description: 'ISO 3166-1 numeric code' }),
  target_weight_kg: shown.number({ nullable: true }),
  weights: shown.many(ClientWeightView, { description: 'The last 30 readings, the latest first.' }),
  last_7_days: shown.one(ClientWeekView),
  before: shown.one(ClientWeekView, { description: 'The 7 days before those.' }),
  assignments: shown.many(AssignmentView, { description: 'Open ones, and those of the last 30 days.' }),
  last_check_in: shown.one(CheckInView, { nullable: true }),
});
export type ClientDetailView = InstanceType<typeof ClientDetailView>;

export const MyCoachView = view('MyCoach', {
  ...PERSON,
  since: shown.instant(),
  unread_messages: shown.whole(),
});
export type MyCoachView = InstanceType<typeof MyCoachView>;

export const COACH_OR_NOBODY: PageModel = {
  row: MyCoachView,
  schema: reference => ({ nullable: true, allOf: [reference] }),
};

export const CoachWithClientsView = view('CoachWithClients', { ...PERSON, clients: shown.whole() });

export const RosterPlaceView = view('RosterPlace', {
  member: shown.one(CoachingPersonView),
  coach: shown.one(CoachingPersonView, { nullable: true }),
  since: shown.instant({ nullable: true }),
});
export type RosterPlaceView = InstanceType<typeof RosterPlaceView>;
