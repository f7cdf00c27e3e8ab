import type { Feature } from '#kit/service/feature';
import { RewardEntry } from './reward-entry.entity';
import { RewardsModule } from './rewards.module';
import { rewardSentences } from './rewards.sentences';

export const rewards: Feature = { module: RewardsModule, entities: [RewardEntry], sentences: rewardSentences };
