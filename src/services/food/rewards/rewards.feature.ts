import type { Feature } from '#kit/service/feature';
import { RewardEntry } from './reward-entry.entity';
import { rewardSentences } from './rewards.sentences';
import { RewardsController } from './rewards.controller';
import { NotEnoughPoints, POINTS_NOT_NEGATIVE, Rewards } from './rewards.service';

export const rewards: Feature = {
  tables: ['food/rewards'],
  controllers: [RewardsController],
  providers: [Rewards],
  entities: [RewardEntry],
  sentences: rewardSentences,
  constraintRefusals: { [POINTS_NOT_NEGATIVE]: NotEnoughPoints },
};
