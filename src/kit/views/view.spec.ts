import 'reflect-metadata';
import { shown } from './shown';
import { type RowOf, view } from './view';

const HallView = view('HallView', {
  id: shown.id(),
  name: shown.text({ nullable: true }),
  fee: shown.amount({ from: 'fee_cents', description: 'An hour.' }),
  deposit: shown.amount({ from: 'deposit_cents', nullable: true }),
  kind: shown.word(['small', 'large']),
  bookings: shown.whole(),
  place: shown.made({ type: String }, (row: { street: string; city: string }) => `${row.street}, ${row.city}`),
  ...shown.timestamps,
});
type HallView = InstanceType<typeof HallView>;

const row: RowOf<typeof HallView> = {
  id: 7,
  name: null,
  fee_cents: 1250,
  deposit_cents: null,
  kind: 'large',
  bookings: 3,
  street: 'Elm 1',
  city: 'Dubai',
  created_at: new Date('2026-05-01T10:00:00Z'),
  updated_at: new Date('2026-05-02T10:00:00Z'),
};

interface Hall {
  id: number;
  name: string | null;
  feeCents: number | null;
  kind: 'small' | 'large';
  createdAt: Date;
}

describe('a view', () => {
  it('refuses to compile for an entity with a null that it does not show', () => {
    // @ts-expect-error `fee_cents` can be null
    expect(HallView.columns<Hall>('h')).toContain('h.fee_cents');
    expect(HallView.columns<Omit<Hall, 'feeCents'> & { feeCents: number }>('h')).toContain('h.fee_cents');
  });

  it('answers a row property by property, in the order it is written in', () => {
    const answer: HallView = HallView.of(row);
    expect(JSON.stringify(answer)).toBe(
      JSON.stringify({
        id: 7,
        name: null,
        fee: 12.5,
        deposit: null,
        kind: 'large',
        bookings: 3,
        place: 'Elm 1, Dubai',
        created_at: '2026-05-01T10:00:00.000Z',
        updated_at: '2026-05-02T10:00:00.000Z',
      }),
    );
  });

  it('shows nothing of a row but what it names', () => {
    expect(HallView.of({ ...row, password_hash: 'secret' } as RowOf<typeof HallView>)).not.toHaveProperty(
      'password_hash',
    );
  });

  it('selects what it shows, an expression where no column holds it', () => {
    expect(HallView.columns('h', { bookings: 'count(b.id)' })).toBe(
      'h.id, h.name, h.fee_cents, h.deposit_cents, h.kind, count(b.id) AS bookings, h.created_at, h.updated_at',
    );
  });

  it('finds the column of a key in camel case', () => {
    const CamelView = view('CamelView', {
      opened: shown.instant({ from: 'openedAt' }),
      left: shown.whole({ from: 'freeSeats' }),
    });
    expect(CamelView.columns('h', { freeSeats: '3' })).toBe('h.opened_at AS "openedAt", 3 AS "freeSeats"');
  });

  it('refuses at compile time a row that lacks a column', () => {
    const { fee_cents: _, ...lacking } = row;
    // @ts-expect-error the fee is missing
    const answered = () => HallView.of(lacking);
    expect(answered).toBeDefined();
    // @ts-expect-error no such column
    expect(HallView.columns('h', { nothing: '1' })).toContain('h.id');
  });
});
