import type { Feature } from '#kit/service/feature';
import { BookingChange } from '../bookings/booking-change.entity';
import { ChangeEvaluation } from './change-evaluation.service';
import { ChangeLetters } from './change-letters.service';
import { ChangePayments } from './change-payments.service';
import { ChangeRefunds } from './change-refunds.service';
import { ChangeTokens } from './change-tokens.service';
import { ChangeTransactions } from './change-transactions.service';
import { ChangeWriter } from './change-writer.service';
import { DateChangesController } from './date-changes.controller';
import { ChangeOpen } from './date-changes.refusals';
import { dateChangesMessages } from './date-changes.messages';
import { DateChanges } from './date-changes.service';
import { StaffDateChangesController } from './staff-date-changes.controller';
import { StaffDateChanges } from './staff-date-changes.service';
import { StaffHelp } from './staff-help.service';
import { dateChangesOffice } from './date-changes.office';

export const dateChanges: Feature = {
  controllers: [DateChangesController, StaffDateChangesController],
  providers: [
    ChangeEvaluation,
    ChangeLetters,
    ChangePayments,
    ChangeRefunds,
    ChangeTokens,
    ChangeTransactions,
    ChangeWriter,
    DateChanges,
    StaffDateChanges,
    StaffHelp,
  ],
  entities: [BookingChange],
  messages: dateChangesMessages,
  constraintRefusals: { booking_change_open_once: ChangeOpen },
  rateLimits: { bookingChanges: { limit: 20, windowSeconds: 600 } },
  office: dateChangesOffice,
};
