import type { Feature } from '#kit/service/feature';
import { RewardEntry } from './reward-entry.entity';
import { rewardMessages } from './rewards.messages';
import { RewardsController } from './rewards.controller';
import { NotEnoughPoints, POINTS_NOT_NEGATIVE, Rewards } from './rewards.service';

export const rewards: Feature = {
  tables: ['food/rewards'],
  controllers: [RewardsController],
  providers: [Rewards],
  entities: [RewardEntry],
  messages: rewardMessages,
  constraintRefusals: { [POINTS_NOT_NEGATIVE]: NotEnoughPoints },
};
