import { mergedDispute } from './payment-disputes';
import type { PaymentDispute } from './payment-dispute.entity';

const NOW = new Date('2026-05-09T12:00:00Z');
const OPENED = { type: 'disputed', amountCents: 2000, currency: 'USD', isTaken: true, reason: 'fraudulent' } as const;
const WON = { ...OPENED, type: 'dispute_won', isTaken: false } as const;
const LOST = { ...OPENED, type: 'dispute_lost' } as const;

/** The state after reports of the dispute `dp_1`, or of the ids that they name. */
const after = (...reports: Parameters<typeof mergedDispute>[1][]) =>
  reports.reduce<PaymentDispute | undefined>(
    (known, report) => ({ ...known, ...mergedDispute(known, report, NOW) }) as PaymentDispute,
    undefined,
  );
const of = (report: Omit<Parameters<typeof mergedDispute>[1], 'disputeId'>, disputeId = 'dp_1') => ({
  ...report,
  disputeId,
});

it.each([
  ['opened', [of(OPENED)], { status: 'open', takenCents: 2000, isReturned: false, endedAt: null }],
  ['opened twice', [of(OPENED), of(OPENED)], { status: 'open', takenCents: 2000 }],
  ['won', [of(OPENED), of(WON)], { status: 'won', takenCents: 0, endedAt: NOW }],
  ['won before it was opened', [of(WON), of(OPENED)], { status: 'won', takenCents: 0 }],
  ['lost before it was opened', [of(LOST), of(OPENED)], { status: 'lost', takenCents: 2000 }],
  ['returned before it was taken', [of({ ...OPENED, isTaken: false }), of(OPENED)], { status: 'open', takenCents: 0 }],
  ['only an inquiry', [of({ ...OPENED, isTaken: null })], { status: 'open', takenCents: 0 }],
])('a dispute that was %s has one state', (_, reports, expected) => {
  expect(after(...reports)).toMatchObject({ disputeId: 'dp_1', isReversal: false, reason: 'fraudulent', ...expected });
});

const REVERSAL = of({ ...OPENED, reason: 'reversed' }, 'reversal-1');
const SILENT = of({ ...OPENED, isTaken: null }, 'PP-D-1');

it.each([
  ['first', [REVERSAL, SILENT]],
  ['afterwards', [SILENT, REVERSAL]],
  ['twice', [SILENT, REVERSAL, REVERSAL]],
])('a reversal that is reported %s is part of its dispute', (_, reports) => {
  expect(after(...reports)).toMatchObject({
    disputeId: 'PP-D-1',
    isReversal: false,
    reason: 'fraudulent',
    status: 'open',
    takenCents: 2000,
  });
});
