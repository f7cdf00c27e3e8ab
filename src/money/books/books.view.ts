import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CHECKS } from './checks';
import type { DayReport } from './day-report';
import { LEDGER_UNITS, type LedgerUnit } from './ledger-entry.entity';

export const LedgerEntryView = view('LedgerEntryView', 'One entry of the ledger', {
  id: shown.id({ description: 'Id of the entry; later entries have larger ones.' }),
  debit: shown.text({ description: 'The debited account.', example: 'processor:stripe' }),
  credit: shown.text({ description: 'The credited account.', example: 'receivable' }),
  amount: shown.made(
    {
      type: Number,
      description: 'What moved from the credited to the debited account: money, or whole points.',
      example: 26.1,
    },
    ({ amount_cents, unit }: { amount_cents: number; unit: LedgerUnit }) =>
      unit === 'USD' ? fromCents(amount_cents) : amount_cents,
  ),
  unit: shown.word(LEDGER_UNITS, { description: '`USD`, or `PTS` for points.' }),
  day: shown.day({ description: 'The day of the company that the entry falls on.' }),
  reference: shown.text({ nullable: true, description: 'The record it belongs to; null for points without one.' }),
  customer_id: shown.whole({ nullable: true, description: 'Whose points they are; null for money.' }),
  source: shown.text({ description: 'What it was written for.', example: 'payment:7:received:1' }),
  at: shown.instant({ description: 'When its transaction began, in UTC.' }),
});
export type LedgerEntryView = InstanceType<typeof LedgerEntryView>;

const sections = {
  gross: shown.amount({ description: 'What was sold, before discounts.', example: 30 }),
  discounts: shown.amount({ description: 'Discounts on it.', example: 3.9 }),
  fees: shown.amount({ description: 'Fees on top.', example: 3.5 }),
  tips: shown.amount({ description: 'Tips.', example: 0 }),
  net: shown.amount({ description: '`gross` - `discounts` + `fees` + `tips`.', example: 29.6 }),
};

const ProcessorDayView = view('ProcessorDayView', 'What one processor had, received and returned', {
  name: shown.text({ description: 'Account of the processor, or `cash`.', example: 'processor:stripe' }),
  start: shown.amount({ description: 'What it had before the day.' }),
  received: shown.amount({ description: 'What it received on the day.' }),
  returned: shown.amount({ description: 'What it gave back on the day.' }),
  disputed: shown.amount({ description: 'What disputes took from it on the day, less what they returned.' }),
  end: shown.amount({ description: '`start` + `received` - `returned` - `disputed`.' }),
});

const PlaceDayView = view('PlaceDayView', 'The sales of one kitchen', {
  code: shown.text({ nullable: true, description: 'Code of the kitchen; null for money without an order.' }),
  ...sections,
});

const report = {
  date: shown.day({ description: 'The day of the company.' }),
  closed_at: shown.instant({ nullable: true, description: 'When the day was closed; null while it is open.' }),
  digest: shown.text({ nullable: true, description: 'SHA-256 over the entries of a closed day; null while open.' }),
  ...sections,
  received: shown.amount({ description: 'Money that arrived: `net` + `unplaced`.' }),
  unplaced: shown.amount({ description: 'Money that came second or too late; it goes back.' }),
  owed_at_start: shown.amount({ description: 'Refunds that were owed before the day.' }),
  decided: shown.amount({ description: 'Refunds decided on the day.' }),
  returned: shown.amount({ description: 'Money that went back on the day.' }),
  owed_at_end: shown.amount({ description: '`owed_at_start` + `decided` - `returned`.' }),
  disputed: shown.amount({ description: 'Money that disputes took on the day, less what they returned.' }),
  processors: shown.read(
    { type: [ProcessorDayView] },
    (rows: DayReport['processors']) => rows.map(row => ProcessorDayView.of(row)),
    { description: 'Every processor that has had money, and cash.' },
  ),
};

export const BooksDayView = view('BooksDayView', 'The figures of one day', {
  ...report,
  deposits: shown.amount({
    description: 'Deposits that were charged; they are owed to guests until returned or kept.',
  }),
  received: shown.amount({ description: 'Money that arrived: `net` + `deposits` + `unplaced`.' }),
});

export const KitchenBooksDayView = view('KitchenBooksDayView', 'The figures of one day, with those of each kitchen', {
  ...report,
  kitchens: shown.read(
    { type: [PlaceDayView] },
    (rows: NonNullable<DayReport['places']>) => rows.map(row => PlaceDayView.of(row)),
    { from: 'places', description: 'Each kitchen with sales on the day; their sums are those of the day.' },
  ),
});

export const dayView = ({ places, ...figures }: DayReport) =>
  places ? KitchenBooksDayView.of({ ...figures, places }) : BooksDayView.of({ deposits: 0, ...figures });

const BooksDifferenceView = view('BooksDifferenceView', 'Where the books do not say what the records say', {
  check: shown.word(CHECKS, { description: 'The check that found it.' }),
  reference: shown.text({ nullable: true, description: 'The record; null where there is none.' }),
  subject: shown.text({ description: 'The account, the entry or the counter.', example: 'sales' }),
  expected: shown.text({ description: 'What the records say, in cents or points.', example: '2610' }),
  actual: shown.text({ description: 'What the books say.', example: '2611' }),
});

export const BooksCheckView = view('BooksCheckView', 'The result of the last nightly check of the books', {
  checked_at: shown.instant({ nullable: true, description: 'When it was checked; null before the first night.' }),
  count: shown.whole({ from: 'difference_count', description: 'Number of differences; 0 when everything agrees.' }),
  differences: shown.many(BooksDifferenceView, { description: 'The first of them.' }),
});
export type BooksCheckView = InstanceType<typeof BooksCheckView>;
