import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { BodyComparison } from './body-comparison';
import { IdempotentRequests } from './idempotent-requests';
import { Once } from './once';
import { Repetitions } from './repetitions';
import { RequestKeyInterceptor } from './request-key.interceptor';
import { RequestLeases } from './request-leases';
import { ResponseRetention } from './response-retention';
import { SealedResponses } from './sealed-responses';
import { StoredResponses } from './stored-responses';

const provided = [
  Once,
  StoredResponses,
  BodyComparison,
  SealedResponses,
  RequestLeases,
  ResponseRetention,
  IdempotentRequests,
  Repetitions,
];

@Global()
@Module({
  providers: [...provided, { provide: APP_INTERCEPTOR, useClass: RequestKeyInterceptor }],
  exports: provided,
})
export class IdempotencyModule {}
