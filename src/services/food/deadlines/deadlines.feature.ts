import { OrderDeadlines1767400091300 } from '#migrations/food/1767400091300-order-deadlines';
import type { Feature } from '#kit/service/feature';
import { AcceptanceDeadlines } from './acceptance-deadlines.service';
import { AcceptanceReminders } from './acceptance-reminders.service';
import { DeadlineSweep } from './deadline-sweep.service';
import { OrderExpiry } from './order-expiry.service';

export const deadlines: Feature = {
  providers: [OrderExpiry, AcceptanceDeadlines, AcceptanceReminders, DeadlineSweep],
  migrations: [OrderDeadlines1767400091300],
};
