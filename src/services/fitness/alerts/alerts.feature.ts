import { SentAlerts1767400020001 } from '#migrations/fitness/1767400020001-sent-alerts';
import type { Feature } from '#kit/service/feature';
import { alertSentences } from './alerts.sentences';
import { MemberMornings } from './member-mornings';
import { SentAlert } from './sent-alert.entity';
import { SentAlerts } from './sent-alerts';
import { SummaryLetters } from './summary-letter';
import { WeeklySummaries } from './weekly-summaries';
import { WorkoutReminders } from './workout-reminders';

export const alerts: Feature = {
  providers: [MemberMornings, SentAlerts, WorkoutReminders, SummaryLetters, WeeklySummaries],
  entities: [SentAlert],
  migrations: [SentAlerts1767400020001],
  sentences: alertSentences,
};
