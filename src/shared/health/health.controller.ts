import { Controller, Get, Res, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '#kit/openapi/api-notes';
import type { Response } from 'express';
import { Public } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import { Returns, Describe } from '#kit/http/route-description';
import { RawResponse } from '#kit/http/raw-response';
import { ServerBusy } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { databaseState } from './database-state';
import { HealthView, StatusView } from './health.view';

/** `degrading`: 200 with the state; `failing` and `bare`: 503 with or without the envelope, also without tables. */
export type HealthKind = 'degrading' | 'failing' | 'bare';

const SUMMARY = 'Whether the service works and reaches its database';
const RETRY_AFTER_SECONDS = 5;

@Controller('health')
class DegradingHealthController {
  constructor(
    private readonly db: Database,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  @Get()
  @Public()
  @IgnoresUnknownParameters()
  @Returns(SUMMARY, HealthView)
  @Describe(
    'Queries the database once and waits at most 2 seconds.',
    'Returns 200 with `degraded` when the database is unavailable or read-only.',
  )
  async health(): Promise<HealthView> {
    const state = await databaseState(this.db, this.definition.name);
    return {
      status: state === 'down' || state === 'read-only' ? 'degraded' : 'ok',
      database: state === 'down' ? 'down' : 'up',
    };
  }
}

@Controller('health')
class FailingHealthController {
  constructor(
    private readonly db: Database,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  @Get()
  @Public()
  @IgnoresUnknownParameters()
  @Returns(SUMMARY, StatusView, ServerBusy)
  @Describe(
    'Queries the database once and waits at most 2 seconds.',
    'Returns 503 with `Retry-After` when the database is unavailable, read-only or has no tables yet.',
  )
  async health(): Promise<StatusView> {
    const state = await databaseState(this.db, this.definition.name);
    if (state !== 'ready') throw ServerBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    return { status: 'ok' };
  }
}

@Controller('health')
class BareHealthController {
  constructor(
    private readonly db: Database,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  @Get()
  @Public()
  @IgnoresUnknownParameters()
  @ApiOperation({ summary: SUMMARY })
  @Describe(
    'Queries the database once and waits at most 2 seconds.',
    'Returns 503 with `status: unavailable`, without the usual envelope, when the database is unavailable, read-only or has no tables yet.',
  )
  @ApiResponse({ status: 200, description: 'The service is ready.', type: StatusView })
  @ApiResponse({
    status: 503,
    description: 'The database is unavailable, read-only or has no tables',
    type: StatusView,
  })
  async health(@Res({ passthrough: true }) response: Response): Promise<RawResponse> {
    const ready = (await databaseState(this.db, this.definition.name)) === 'ready';
    response.status(ready ? 200 : 503);
    return new RawResponse({ status: ready ? 'ok' : 'unavailable' } satisfies StatusView);
  }
}

const CONTROLLERS: Record<HealthKind, Type> = {
  degrading: DegradingHealthController,
  failing: FailingHealthController,
  bare: BareHealthController,
};

export const healthController = (kind: HealthKind): Type => CONTROLLERS[kind];
