import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { GuessBudget } from './guess-budget';
import { KnownVisitors } from './known-visitors';
import { MissBudget } from './miss-budget';
import { RateLimitGuard } from './rate-limit.guard';
import { RateLimits } from './rate-limits';
import { SharedLimits } from './shared-limits';

@Global()
@Module({})
export class RateLimitsModule {
  /** @param sharedLimits shared by all services of the process */
  static for(sharedLimits: SharedLimits): DynamicModule {
    const provided = [
      { provide: SharedLimits, useValue: sharedLimits },
      RateLimits,
      MissBudget,
      KnownVisitors,
      GuessBudget,
    ];
    return {
      module: RateLimitsModule,
      providers: [...provided, { provide: APP_GUARD, useClass: RateLimitGuard }],
      exports: provided,
    };
  }
}
