import { Module } from '@nestjs/common';
import { FoodPaymentsModule } from '../payments/payments.module';
import { PricingModule } from '../pricing/pricing.module';
import { RewardsModule } from '../rewards/rewards.module';
import { OrderAnnouncement } from './order-announcement.service';
import { OrderPlacement } from './order-placement.service';
import { OrdersController } from './orders.controller';
import { Orders } from './orders.service';
import { PlacementAnswers } from './placement-answers.service';
import { PlacementFields } from './placement-fields.service';
import { Tracking } from './tracking';

@Module({
  imports: [PricingModule, RewardsModule, FoodPaymentsModule],
  controllers: [OrdersController],
  providers: [OrderPlacement, PlacementFields, PlacementAnswers, OrderAnnouncement, Orders, Tracking],
})
export class OrdersModule {}
