import { KeptDeposits1767400092600 } from '#migrations/stays/1767400092600-kept-deposits';
import type { Feature } from '#kit/service/feature';
import { DepositLetters } from './deposit-letters.service';
import { DepositReturns } from './deposit-returns.service';
import { DepositsController } from './deposits.controller';
import { DepositExceeded, Deposits } from './deposits.service';
import { depositsSentences } from './deposits.sentences';

export const deposits: Feature = {
  controllers: [DepositsController],
  providers: [DepositLetters, DepositReturns, Deposits],
  migrations: [KeptDeposits1767400092600],
  sentences: depositsSentences,
  constraintRefusals: { booking_charge_deposit: DepositExceeded },
};
