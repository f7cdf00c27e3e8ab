import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '#kit/http/api-notes';
import { ProvenBy } from '#kit/access/access-rule';
import { Proven } from '#kit/access/proof.guard';
import { Answers, Creates } from '#kit/http/describe';
import { RateLimited, ValidationFailed } from '#kit/http/refusal';
import { DailyMetrics } from './daily-metrics.service';
import { DailyMetricsBody, IngestedSessionsBody } from './ingest.dto';
import { IngestKeyGuard, IngestKeyRequired, type KeyHolder } from './ingest-key.guard';
import { IngestedDaysView, IngestedSessionsView, KeyAccountView, KeyHolderView } from './ingest.view';
import { IngestedSessions } from './ingested-sessions.service';

/** Devices and aggregators write for the account of their key, and for no other. */
@ApiTags('Ingest')
@ApiHeader({ name: 'X-Api-Key', description: 'An ingest key of the account, `qk_<prefix>_<secret>`' })
@Controller('ingest')
export class IngestController {
  constructor(
    private readonly metrics: DailyMetrics,
    private readonly sessions: IngestedSessions,
  ) {}

  @Get('whoami')
  @ProvenBy('ingest-key', IngestKeyGuard)
  @Answers('The key and its account', KeyHolderView, IngestKeyRequired, RateLimited)
  whoami(@Proven() holder: KeyHolder) {
    return KeyHolderView.of({ ...holder, account: KeyAccountView.of(holder) });
  }

  @Post('daily-metrics')
  @ProvenBy('ingest-key', IngestKeyGuard)
  @Creates(
    'Store figures of days, all or none; figures left out stay, those of other keys stand beside them',
    IngestedDaysView,
    ValidationFailed,
    IngestKeyRequired,
    RateLimited,
  )
  daily(@Proven() holder: KeyHolder, @Body() { days }: DailyMetricsBody) {
    return this.metrics.store(holder, days);
  }

  @Post('sessions')
  @ProvenBy('ingest-key', IngestKeyGuard)
  @Creates(
    'Store finished trainings, all or none; a known one is changed in every field',
    IngestedSessionsView,
    ValidationFailed,
    IngestKeyRequired,
    RateLimited,
  )
  finished(@Proven() holder: KeyHolder, @Body() { sessions }: IngestedSessionsBody) {
    return this.sessions.store(holder, sessions);
  }
}
