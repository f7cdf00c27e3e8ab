import type { Feature } from '#kit/service/feature';
import { alertMessages } from './alerts.messages';
import { MemberMornings } from './member-mornings';
import { SentAlert } from './sent-alert.entity';
import { SentAlerts } from './sent-alerts';
import { SummaryLetters } from './summary-letter';
import { WeeklySummaries } from './weekly-summaries';
import { WorkoutReminders } from './workout-reminders';

export const alerts: Feature = {
  providers: [MemberMornings, SentAlerts, WorkoutReminders, SummaryLetters, WeeklySummaries],
  entities: [SentAlert],
  tables: ['fitness/alerts'],
  messages: alertMessages,
};
