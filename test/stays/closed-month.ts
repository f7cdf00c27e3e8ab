import { Temporal } from 'temporal-polyfill';
import type { RacingStays } from './races.actors';

const FIGURES = [
  'gross',
  'discounts',
  'fees',
  'net',
  'deposits',
  'received',
  'unplaced',
  'decided',
  'returned',
] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

/** Closes one day of the books after another while bookings are written: entries fall on the first open day. */
export class ClosedMonth {
  readonly days: Figures[] = [];
  private next: string | undefined;

  constructor(private readonly stays: RacingStays) {}

  async closeDay(): Promise<void> {
    const { db, clock } = this.stays.service;
    // Only this process is ahead; the others write entries of today.
    clock.set(
      Temporal.Now.instant()
        .add({ hours: 24 * 60 })
        .toString(),
    );
    this.next ??= (await db.row<{ day: string }>('SELECT min(day)::text AS day FROM ledger_entry'))!.day;
    const { status, body } = await this.stays.owner.post(`/api/books/days/${this.next}/close`);
    expect([this.next, status]).toEqual([this.next, 201]);
    this.days.push(body.data);
    this.next = Temporal.PlainDate.from(this.next).add({ days: 1 }).toString();
    clock.set(Temporal.Now.instant().toString());
  }

  sums(): Figures {
    const sumOf = (name: keyof Figures) => this.days.reduce((sum, figures) => sum + Math.round(figures[name] * 100), 0);
    return Object.fromEntries(FIGURES.map(name => [name, sumOf(name)])) as Figures;
  }

  /** The same figures computed from all entries at once, in cents. */
  async readAtOnce(): Promise<Figures> {
    const { db } = this.stays.service;
    const entries = await db.rows<{ debit: string; credit: string; cents: number }>(
      'SELECT debit, credit, sum(amount_cents)::integer AS cents FROM ledger_entry GROUP BY debit, credit',
    );
    const accounts = await db.rows<{ name: string; section: string | null }>(
      'SELECT name, section FROM ledger_account',
    );
    const of = (section: string) => accounts.filter(account => account.section === section).map(({ name }) => name);
    const others = (...names: string[]) => accounts.map(({ name }) => name).filter(name => !names.includes(name));
    /** What was debited to the first accounts for the others, less what was reversed. */
    const moved = (debited: readonly string[], credited: readonly string[]): number =>
      entries.reduce((sum, { debit, credit, cents }) => {
        if (debited.includes(debit) && credited.includes(credit)) return sum + cents;
        return debited.includes(credit) && credited.includes(debit) ? sum - cents : sum;
      }, 0);
    const money = of('money');
    const sold = {
      gross: moved(['receivable'], of('gross')),
      discounts: moved(of('discounts'), ['receivable']),
      fees: moved(['receivable'], of('fees')),
    };
    return {
      ...sold,
      net: sold.gross - sold.discounts + sold.fees,
      deposits: moved(['receivable'], ['deposits']),
      received: moved(money, others(...money, 'refunds_owed')),
      unplaced: moved(money, ['unplaced', 'outside']),
      decided: moved(others(...money, 'refunds_owed'), ['refunds_owed']),
      returned: moved(['refunds_owed'], money),
    };
  }
}
