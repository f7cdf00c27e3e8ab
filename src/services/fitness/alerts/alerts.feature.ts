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
  tables: ['fitness/alerts'],
  sentences: alertSentences,
};
