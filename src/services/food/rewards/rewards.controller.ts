import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { Rewards } from './rewards.service';
import { RewardsView } from './rewards.view';

@ApiTags('Rewards')
@Controller('rewards')
export class RewardsController {
  constructor(private readonly rewards: Rewards) {}

  @Get('me')
  @Audience('customer')
  @Describe(
    'Returns the balance, the points and the discount of one redemption, and the latest 100 movements with their',
    'orders. Points are credited when an order is delivered; redeem them with `redeem_points: true` in a quote and an',
    'order.',
  )
  @Returns('Points balance, the terms of one redemption, and the history', RewardsView)
  mine(@SignedIn() customer: Caller) {
    return this.rewards.of(customer.id);
  }
}
