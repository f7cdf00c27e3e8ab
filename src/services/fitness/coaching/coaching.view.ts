import { shown } from '#kit/views/shown';
import { inBothSpellings } from '../both-spellings';
import { view } from '#kit/views/view';
import { DIFFICULTIES } from '../exercises/exercise-kinds';
import { WORKOUT_KINDS } from '../workouts/workout-kinds';
import type { MessageSender } from './coach-message.entity';

/** A member or coach as the other side sees them, without the e-mail address. */
const PERSON = {
  username: shown.text({ example: 'omar-haddad' }),
  first_name: shown.text(),
  last_name: shown.text(),
  profile_picture: shown.picture({ nullable: true }),
};

export const CoachingPersonView = view('CoachingPerson', 'A member or coach', PERSON);
export type CoachingPersonView = InstanceType<typeof CoachingPersonView>;

export const AssignableWorkoutView = view('AssignableWorkout', 'A workout to assign', {
  slug: shown.text({ example: 'upper-body-strength' }),
  name: shown.bilingual(),
  kind: shown.word(WORKOUT_KINDS, { description: 'Kind of training.' }),
  difficulty: shown.word(DIFFICULTIES),
  duration_minutes: shown.whole(),
  calories_kcal: shown.whole({ description: 'Estimated energy use of an adult, in kilocalories.' }),
  image_url: shown.picture({ nullable: true }),
});

export type AssignableWorkoutView = InstanceType<typeof AssignableWorkoutView>;

export const AssignmentView = view('AssignmentView', 'Assigned work', {
  id: shown.id(),
  ...inBothSpellings(
    'workoutSlug',
    'workout_slug',
    shown.text({ example: 'upper-body-strength', description: 'Slug of the workout.' }),
  ),
  ...inBothSpellings(
    'startsOn',
    'starts_on',
    shown.day({ description: 'Day of the assignment, in the time zone of the member.' }),
  ),
  note: shown.text(),
  is_done: shown.flag({ description: 'Whether a finished session has completed it.' }),
  done_on: shown.day({ nullable: true, description: 'Day of the session that completed it; null while it is open.' }),
  workout: shown.one(AssignableWorkoutView),
  coach: shown.one(CoachingPersonView, { nullable: true, description: 'Coach; null after the account is closed.' }),
  ...shown.timestamps,
});
export type AssignmentView = InstanceType<typeof AssignmentView>;

export const RosterWorkView = view('RosterWork', 'Assigned work with its client', {
  client: shown.one(CoachingPersonView, { description: 'Member that it belongs to.' }),
  ...AssignmentView.fields,
});
export type RosterWorkView = InstanceType<typeof RosterWorkView>;

export const CheckInView = view('CheckInView', 'A check-in with the reply of the coach', {
  id: shown.id(),
  week: shown.day({ description: 'Monday of the ISO week, in the time zone of the member.' }),
  energy: shown.whole({ description: 'Energy of the member, from 1 to 10.' }),
  ...inBothSpellings('weightKg', 'weight_kg', shown.number({ nullable: true, example: 78.4 })),
  notes: shown.text({ description: 'Notes of the member; empty without any.' }),
  status: shown.word(['unanswered', 'answered'], { description: 'State of the check-in: with or without a reply.' }),
  reply: shown.text({ nullable: true, description: 'Reply of the coach; null while unanswered.' }),
  replied_at: shown.instant({ nullable: true, description: 'Time of the last reply, in UTC; null while unanswered.' }),
  replied_by: shown.one(CoachingPersonView, {
    nullable: true,
    description: 'Coach who replied; null while unanswered, and after the account is closed.',
  }),
  ...shown.timestamps,
});
export type CheckInView = InstanceType<typeof CheckInView>;

export const ClientCheckInView = view('ClientCheckIn', 'A check-in with its client', {
  client: shown.one(CoachingPersonView, { description: 'Member that it belongs to.' }),
  ...CheckInView.fields,
});
export type ClientCheckInView = InstanceType<typeof ClientCheckInView>;

const MessageAttachmentView = view('CoachMessageAttachment', {
  url: shown.picture(),
  name: shown.text({ example: 'form-check.jpg' }),
  type: shown.text({ description: 'Media type of the file.', example: 'image/jpeg' }),
});

export const CoachMessageView = view('CoachMessageView', 'A message between coach and member', {
  id: shown.id(),
  sender: shown.word(['coach', 'member'] satisfies MessageSender[], { description: 'Side that wrote the message.' }),
  body: shown.text(),
  attachments: shown.many(MessageAttachmentView, {
    description:
      'Attached files, at most ten. Only the two sides can open them; their addresses are valid for one to two hours.',
  }),
  read_at: shown.instant({
    nullable: true,
    description: 'Time at which the other side first read it, in UTC; null while unread.',
  }),
  member_username: shown.text({ description: 'Username of the member of the thread.' }),
  coach: shown.one(CoachingPersonView, { nullable: true, description: 'Coach; null after the account is closed.' }),
  created_at: shown.instant(),
});
export type CoachMessageView = InstanceType<typeof CoachMessageView>;

export const CoachMessagesReadView = view('CoachMessagesRead', {
  member_username: shown.text({ description: 'Username of the member of the thread.' }),
  coach_username: shown.text({
    nullable: true,
    description: 'Username of the coach; null after the account is closed.',
  }),
  sender: shown.word(['coach', 'member'] satisfies MessageSender[], {
    description: 'Side that wrote the messages that were read.',
  }),
  read_to: shown.id({
    description: 'Id of the last message that was read; all earlier ones of the sender are read, too.',
  }),
  read_at: shown.instant({ description: 'Time of reading, in UTC.' }),
});
export type CoachMessagesReadView = InstanceType<typeof CoachMessagesReadView>;

export const ClientView = view('ClientView', 'A client with the activity of the week', {
  ...PERSON,
  since: shown.instant({ description: 'Start of the coaching, in UTC.' }),
  timezone: shown.text({ description: 'Time zone of the client, by its IANA name.' }),
  last_active_on: shown.day({
    nullable: true,
    description: 'Last day with a training or activity figures; null without any.',
  }),
  sessions_this_week: shown.whole({ description: 'Number of trainings since Monday.' }),
  open_assignments: shown.whole({ description: 'Number of open assignments.' }),
  unread_messages: shown.whole({ description: 'Number of unread messages from the other side.' }),
  checked_in_this_week: shown.flag({ description: 'Whether the member has checked in for the current week.' }),
  awaits_reply: shown.flag({ description: 'Whether a check-in of the client is unanswered.' }),
});
export type ClientView = InstanceType<typeof ClientView>;

export const ClientWeekView = view('ClientWeek', {
  from: shown.day(),
  to: shown.day({ description: 'Last of the 7 days.' }),
  sessions: shown.whole({ description: 'Number of finished trainings.' }),
  training_minutes: shown.whole({ description: 'Duration of all trainings, in minutes.' }),
  average_steps: shown.whole({
    nullable: true,
    description: 'Average number of steps on days with a step count; null without one.',
  }),
  average_active_minutes: shown.whole({
    nullable: true,
    description: 'Average active minutes on days with such a figure; null without one.',
  }),
  average_sleep_minutes: shown.whole({
    nullable: true,
    description: 'Average time asleep in logged nights, in minutes; null without one.',
  }),
});

export const ClientWeightView = view('ClientWeight', {
  date: shown.day({ description: 'Day of the reading.' }),
  ...inBothSpellings('weightKg', 'weight_kg', shown.number()),
});

export const ClientDetailView = view('ClientDetail', 'A client with goals, plan and figures', {
  ...ClientView.fields,
  country_id: shown.whole({ nullable: true, description: 'ISO 3166-1 numeric code of the country; null if unknown.' }),
  target_weight_kg: shown.number({ nullable: true }),
  weights: shown.many(ClientWeightView, { description: 'Last 30 weight readings, the latest first.' }),
  last_7_days: shown.one(ClientWeekView, { description: 'Figures of the 7 days up to today.' }),
  before: shown.one(ClientWeekView, { description: 'Figures of the 7 days before.' }),
  assignments: shown.many(AssignmentView, { description: 'Open assignments, and those of the last 30 days.' }),
  last_check_in: shown.one(CheckInView, { nullable: true, description: 'The latest check-in; null without any.' }),
});
export type ClientDetailView = InstanceType<typeof ClientDetailView>;

export const MyCoachView = view('MyCoach', 'The coach of the member', {
  ...PERSON,
  since: shown.instant({ description: 'Start of the coaching, in UTC.' }),
  unread_messages: shown.whole({ description: 'Number of unread messages from the other side.' }),
});
export type MyCoachView = InstanceType<typeof MyCoachView>;

export const CoachWithClientsView = view('CoachWithClients', 'A coach with the number of clients', {
  ...PERSON,
  clients: shown.whole({ description: 'Number of members they coach.' }),
});

export const RosterPlaceView = view('RosterPlace', 'The coach of a member', {
  member: shown.one(CoachingPersonView, { description: 'Member that it belongs to.' }),
  coach: shown.one(CoachingPersonView, {
    nullable: true,
    description: 'Coach of the member; null without one.',
  }),
  since: shown.instant({
    nullable: true,
    description: 'Start of the coaching, in UTC; null without a coach.',
  }),
});
export type RosterPlaceView = InstanceType<typeof RosterPlaceView>;
