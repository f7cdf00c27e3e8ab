import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { AcceptanceDeadlines } from './acceptance-deadlines.service';
import { AcceptanceReminders } from './acceptance-reminders.service';
import { DeadlineSweep } from './deadline-sweep.service';
import { OrderExpiry } from './order-expiry.service';

export const deadlines: Feature = {
  providers: [OrderExpiry, AcceptanceDeadlines, AcceptanceReminders, DeadlineSweep],
  routines: routinesIn(__dirname, 'end_order_deadlines'),
};
