import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { REWARD_KINDS } from './reward-entry.entity';

export const RewardEntryView = view('RewardEntryView', {
  id: shown.id(),
  kind: shown.word(REWARD_KINDS, {
    description:
      'Kind of the movement: `earned` by a delivered order, `redeemed` in an order, `returned` after a cancellation, ' +
      '`revoked` after a refund, `recovered`: earned points that paid a debt.',
  }),
  points: shown.whole({ description: 'Points, positive for credits, negative for debits.', example: 42 }),
  order_number: shown.text({ nullable: true, example: 'ORD-1001' }),
  created_at: shown.instant(),
});

/** A movement with the balance; a single row with an empty entry if there are none. */
export type RewardsRow = (RowOf<typeof RewardEntryView> | { id: null }) & {
  reward_points: number;
  points_debt: number;
};

export const RewardsView = view('RewardsView', 'The balance of points and its history', {
  reward_points: shown.whole({ description: 'Balance: the sum of all movements.', example: 240 }),
  points_debt: shown.whole({
    description:
      'Points of refunded orders that were already spent; later earnings pay them first. 0 unless the setting `rewards_recover_spent` is on.',
    example: 0,
  }),
  redeem_points: shown.whole({
    from: 'rewards_redeem_points',
    description: 'Points that one redemption costs.',
    example: 100,
  }),
  redeem_value: shown.number({
    from: 'rewards_redeem_value',
    description: 'Discount of one redemption on the dishes, in units of the currency.',
    example: 5,
  }),
  points_per_dollar: shown.whole({
    from: 'rewards_points_per_dollar',
    example: 1,
    description: 'Points earned per dollar paid for dishes.',
  }),
  history: shown.read(
    { type: [RewardEntryView], description: 'Movements, newest first, at most 100.' },
    (rows: RewardsRow[]) => rows.flatMap(row => (row.id === null ? [] : [RewardEntryView.of(row)])),
  ),
});
export type RewardsView = InstanceType<typeof RewardsView>;
