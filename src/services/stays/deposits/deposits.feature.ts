import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { BookingCompleted } from '../bookings/booking.events';
import { DepositLetters } from './deposit-letters.service';
import { DepositReturns } from './deposit-returns.service';
import { DepositsController } from './deposits.controller';
import { DepositExceeded, Deposits } from './deposits.service';
import { depositsMessages } from './deposits.messages';

export const deposits: Feature = {
  controllers: [DepositsController],
  providers: [DepositLetters, DepositReturns, Deposits],
  routines: routinesIn(__dirname, 'booking_deposit_kept'),
  handlers: [on(BookingCompleted, DepositReturns, 'schedule')],
  messages: depositsMessages,
  constraintRefusals: { booking_charge_deposit: DepositExceeded },
};
