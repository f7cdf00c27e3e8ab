import { Global, Module } from '@nestjs/common';
import { RewardsController } from './rewards.controller';
import { Rewards } from './rewards.service';

/** Global: placement takes points, the way through the kitchen gives them. */
@Global()
@Module({ controllers: [RewardsController], providers: [Rewards], exports: [Rewards] })
export class RewardsModule {}
