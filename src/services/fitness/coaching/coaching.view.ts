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
    shown.day({ description: 'The day it is for, in the time zone of the member.' }),
  ),
  note: shown.text(),
  is_done: shown.flag({ description: 'Whether a finished session has completed it.' }),
  done_on: shown.day({ nullable: true, description: 'The day it was done; null while it is open.' }),
  workout: shown.one(AssignableWorkoutView),
  coach: shown.one(CoachingPersonView, { nullable: true, description: 'Null after that account is closed.' }),
  ...shown.timestamps,
});
export type AssignmentView = InstanceType<typeof AssignmentView>;

export const RosterWorkView = view('RosterWork', 'Assigned work with its client', {
  client: shown.one(CoachingPersonView, { description: 'The member it is about.' }),
  ...AssignmentView.fields,
});
export type RosterWorkView = InstanceType<typeof RosterWorkView>;

export const CheckInView = view('CheckInView', 'A check-in with the reply of the coach', {
  id: shown.id(),
  week: shown.day({ description: 'The Monday of the ISO week, in the time zone of the member.' }),
  energy: shown.whole({ description: '1 to 10' }),
  ...inBothSpellings('weightKg', 'weight_kg', shown.number({ nullable: true, example: 78.4 })),
  notes: shown.text({ description: 'Notes of the member; empty without any.' }),
  status: shown.word(['unanswered', 'answered'], { description: 'Whether a coach has answered.' }),
  reply: shown.text({ nullable: true, description: 'Reply of the coach; null until then.' }),
  replied_at: shown.instant({ nullable: true, description: 'When the coach answered last, in UTC; null until then.' }),
  replied_by: shown.one(CoachingPersonView, {
    nullable: true,
    description: 'The coach who answered; null until then, or after that account is closed.',
  }),
  ...shown.timestamps,
});
export type CheckInView = InstanceType<typeof CheckInView>;

export const ClientCheckInView = view('ClientCheckIn', 'A check-in with its client', {
  client: shown.one(CoachingPersonView, { description: 'The member it is about.' }),
  ...CheckInView.fields,
});
export type ClientCheckInView = InstanceType<typeof ClientCheckInView>;

const MessageAttachmentView = view('CoachMessageAttachment', {
  url: shown.picture(),
  name: shown.text({ example: 'form-check.jpg' }),
  type: shown.text({ description: 'Media type.', example: 'image/jpeg' }),
});

export const CoachMessageView = view('CoachMessageView', 'A message between coach and member', {
  id: shown.id(),
  sender: shown.word(['coach', 'member'] satisfies MessageSender[], { description: 'Side that wrote it.' }),
  body: shown.text(),
  attachments: shown.many(MessageAttachmentView, {
    description:
      'Files sent with the text, ten at most. Their addresses open for the two sides and are valid for one to two hours.',
  }),
  read_at: shown.instant({ nullable: true, description: 'When the other side first read it; null while unread.' }),
  member_username: shown.text({ description: 'Username of the member of the thread.' }),
  coach: shown.one(CoachingPersonView, { nullable: true, description: 'Null after that account is closed.' }),
  created_at: shown.instant(),
});
export type CoachMessageView = InstanceType<typeof CoachMessageView>;

export const CoachMessagesReadView = view('CoachMessagesRead', {
  member_username: shown.text({ description: 'Username of the member of the thread.' }),
  coach_username: shown.text({ nullable: true, description: 'Of the coach; null after that account is closed.' }),
  sender: shown.word(['coach', 'member'] satisfies MessageSender[], { description: 'Whose messages were read.' }),
  read_to: shown.id({ description: 'Every message of the sender in this thread up to this id is read.' }),
  read_at: shown.instant({ description: 'When the newly read messages were read, in UTC.' }),
});
export type CoachMessagesReadView = InstanceType<typeof CoachMessagesReadView>;

export const ClientView = view('ClientView', 'A client with the activity of the week', {
  ...PERSON,
  since: shown.instant({ description: 'When the coach took the member on.' }),
  timezone: shown.text({ description: 'Time zone of the client, by its IANA name.' }),
  last_active_on: shown.day({ nullable: true, description: 'Last day with a training or activity figures.' }),
  sessions_this_week: shown.whole({ description: 'Trainings since Monday.' }),
  open_assignments: shown.whole({ description: 'Number of open assignments.' }),
  unread_messages: shown.whole({ description: 'Number of unread messages of the other side.' }),
  checked_in_this_week: shown.flag({ description: 'Whether the member has checked in for the current week.' }),
  awaits_reply: shown.flag({ description: 'Whether a check-in of the client is unanswered.' }),
});
export type ClientView = InstanceType<typeof ClientView>;

export const ClientWeekView = view('ClientWeek', {
  from: shown.day(),
  to: shown.day({ description: 'The last of the days.' }),
  sessions: shown.whole({ description: 'Trainings that were finished.' }),
  training_minutes: shown.whole({ description: 'Time of those trainings, in minutes.' }),
  average_steps: shown.whole({ nullable: true, description: 'Average of the days with a step count.' }),
  average_active_minutes: shown.whole({
    nullable: true,
    description: 'Active minutes of a day that has any; null without such a day.',
  }),
  average_sleep_minutes: shown.whole({
    nullable: true,
    description: 'Average minutes asleep of a logged night; null without one.',
  }),
});

export const ClientWeightView = view('ClientWeight', {
  date: shown.day({ description: 'The day of the reading.' }),
  ...inBothSpellings('weightKg', 'weight_kg', shown.number()),
});

export const ClientDetailView = view('ClientDetail', 'A client with goals, plan and figures', {
  ...ClientView.fields,
  country_id: shown.whole({ nullable: true, description: 'ISO 3166-1 numeric code' }),
  target_weight_kg: shown.number({ nullable: true }),
  weights: shown.many(ClientWeightView, { description: 'The last 30 readings, the latest first.' }),
  last_7_days: shown.one(ClientWeekView, { description: 'Figures of the 7 days up to today.' }),
  before: shown.one(ClientWeekView, { description: 'The 7 days before those.' }),
  assignments: shown.many(AssignmentView, { description: 'Open ones, and those of the last 30 days.' }),
  last_check_in: shown.one(CheckInView, { nullable: true, description: 'The latest check-in; null without any.' }),
});
export type ClientDetailView = InstanceType<typeof ClientDetailView>;

export const MyCoachView = view('MyCoach', 'The coach of the member', {
  ...PERSON,
  since: shown.instant({ description: 'When the coach took the member on, in UTC.' }),
  unread_messages: shown.whole({ description: 'Number of unread messages of the other side.' }),
});
export type MyCoachView = InstanceType<typeof MyCoachView>;

export const CoachWithClientsView = view('CoachWithClients', 'A coach with the number of clients', {
  ...PERSON,
  clients: shown.whole({ description: 'Number of members they coach.' }),
});

export const RosterPlaceView = view('RosterPlace', 'Which coach has the member', {
  member: shown.one(CoachingPersonView, { description: 'The member it is about.' }),
  coach: shown.one(CoachingPersonView, {
    nullable: true,
    description: 'Coach of the member; null without one.',
  }),
  since: shown.instant({
    nullable: true,
    description: 'When the coach took the member on, in UTC; null without a coach.',
  }),
});
export type RosterPlaceView = InstanceType<typeof RosterPlaceView>;
