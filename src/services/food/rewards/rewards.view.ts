import { Shown } from '#kit/fields/shape-fields';

export class RewardEntryView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ enum: ['earned', 'redeemed', 'returned', 'revoked', 'granted'] })
  kind: string;

  @Shown({ type: 'integer', description: 'Positive when given, negative when taken', example: 42 })
  points: number;

  @Shown({ type: String, nullable: true, example: 'ORD-1001' })
  order_number: string | null;

  @Shown({ format: 'date-time' })
  created_at: string;
}

export class RewardsView {
  @Shown({ type: 'integer', description: 'Balance: the sum of all movements', example: 240 })
  reward_points: number;

  @Shown({ type: 'integer', description: 'Points one redemption costs', example: 100 })
  redeem_points: number;

  @Shown({ description: 'What one redemption takes off the food', example: 5 })
  redeem_value: number;

  @Shown({ type: 'integer', example: 1 })
  points_per_dollar: number;

  @Shown({ type: [RewardEntryView], description: 'Newest first' })
  history: RewardEntryView[];
}

/** One movement beside the balance; without movements a single row with an empty entry. */
export interface RewardsRow {
  reward_points: number;
  id: number | null;
  kind: string;
  points: number;
  created_at: Date;
  order_number: string | null;
}

interface Terms {
  rewards_points_per_dollar: number;
  rewards_redeem_points: number;
  rewards_redeem_value: number;
}

export function rewardsView(terms: Terms, rows: RewardsRow[]): RewardsView {
  return {
    reward_points: rows[0]?.reward_points ?? 0,
    redeem_points: terms.rewards_redeem_points,
    redeem_value: terms.rewards_redeem_value,
    points_per_dollar: terms.rewards_points_per_dollar,
    history: rows.flatMap(({ id, kind, points, order_number, created_at }) =>
      id === null ? [] : [{ id, kind, points, order_number, created_at: created_at.toISOString() }],
    ),
  };
}
