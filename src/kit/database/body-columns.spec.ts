/** @no-database */
import { bodyColumns, NO_COLUMN } from './body-columns';

interface Badge {
  id: number;
  name: { en: string; ar: string };
  howToEarn: string;
  priceCents: number;
  caloriesKcal: number;
  startsAt: Date | null;
  searchText: string;
}

class TextBody {
  constructor(
    readonly en: string,
    readonly ar: string,
  ) {}
}

class BadgeBody {
  name: TextBody;
  how_to_earn?: string;
  price: number;
  calories?: number;
  starts_at?: string | null;
  password?: string;
}

const badgeColumns = bodyColumns<BadgeBody, Badge>({
  price: { priceCents: price => price * 100 },
  calories: 'caloriesKcal',
  starts_at: { startsAt: text => (text === null ? null : new Date(text)) },
  password: NO_COLUMN,
});

it('stores each field in the column of the same name or as its rule says', () => {
  const at = '2026-05-01T00:00:00.000Z';
  const sent = { name: new TextBody('a', 'b'), how_to_earn: 'c', price: 2, calories: 3, starts_at: at, password: 'd' };
  expect(badgeColumns(sent)).toStrictEqual({
    name: { en: 'a', ar: 'b' },
    howToEarn: 'c',
    priceCents: 200,
    caloriesKcal: 3,
    startsAt: new Date(at),
  });
});

it('sets no column of a field that was not sent, and clears that of a null', () => {
  expect(badgeColumns({ how_to_earn: undefined, starts_at: null })).toStrictEqual({ startsAt: null });
});

it('gives a conversion the stored value of its column', () => {
  const columns = bodyColumns<Pick<BadgeBody, 'name'>, Badge>({
    name: { name: (sent, stored) => ({ ...sent, ar: stored?.ar ?? '' }), searchText: ({ en }) => en },
  });
  const stored: Badge = { ...EMPTY, name: { en: 'old', ar: 'kept' } };
  expect(columns({ name: new TextBody('new', '') }, stored)).toStrictEqual({
    name: { en: 'new', ar: 'kept' },
    searchText: 'new',
  });
});

it('does not compile with a field that has no column and no rule', () => {
  // @ts-expect-error `price` and `calories` have no column of their name
  bodyColumns<BadgeBody, Badge>({ starts_at: NO_COLUMN, password: NO_COLUMN });
  // @ts-expect-error nothing is said of `calories`
  bodyColumns<Pick<BadgeBody, 'calories'>, Badge>();
  // @ts-expect-error the column of the same name takes no text
  bodyColumns<{ price_cents: string }, Badge>();
  // @ts-expect-error no column is called so
  bodyColumns<Pick<BadgeBody, 'calories'>, Badge>({ calories: 'calories' });
  // @ts-expect-error the mapping knows no `icon`
  expect(badgeColumns({ how_to_earn: 'a', icon: 'flame' })).toMatchObject({ howToEarn: 'a' });
});

const EMPTY: Badge = {
  id: 1,
  name: { en: '', ar: '' },
  howToEarn: '',
  priceCents: 0,
  caloriesKcal: 0,
  startsAt: null,
  searchText: '',
};
