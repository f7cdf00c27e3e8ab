import type { Type } from '@nestjs/common';
import type { Feature } from '#kit/service/feature';
import { accountViews } from '#shared/staff/account.view';
import type { StaffShape } from '#shared/staff/staff-shape';
import { DemoAccounts } from './demo-accounts.service';
import { DemoAnnouncement } from './demo-announcement';
import { demoController } from './demo.controller';
import { DEMO_RESET } from './demo.events';
import { DemoState } from './demo-state.entity';

/** @param sessions the sign-in responses of audiences other than staff */
export const demo = (shape: StaffShape, ...sessions: Type[]): Feature => ({
  controllers: [demoController([accountViews(shape).SignIn, ...sessions])],
  providers: [DemoAccounts, DemoAnnouncement],
  entities: [DemoState],
  tables: ['shared/demo'],
  events: [DEMO_RESET],
  rateLimits: { demoSessions: { limit: 10, windowSeconds: 60 } },
});
