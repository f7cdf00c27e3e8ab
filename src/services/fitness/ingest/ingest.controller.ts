import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '#kit/openapi/api-notes';
import { ProvenBy } from '#kit/access/access-rule';
import { Proven } from '#kit/access/proof.guard';
import { Returns, Creates, Describe } from '#kit/http/route-description';
import { RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { DailyMetrics } from './daily-metrics.service';
import { DailyMetricsBody, IngestedSessionsBody } from './ingest.dto';
import { IngestKeyGuard, IngestKeyRequired, type KeyHolder } from './ingest-key.guard';
import { IngestedDaysView, IngestedSessionsView, KeyAccountView, KeyHolderView } from './ingest.view';
import { IngestedSessions } from './ingested-sessions.service';

/** Devices and aggregators write only for the account of their key. */
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
  @CountedBy({ ingest: 'calls with one key', ingestAccount: 'calls with all keys of one account' })
  @Returns('The key and its account', KeyHolderView, IngestKeyRequired, RateLimited)
  @Describe(
    'Returns name and prefix of the key, and name and time zone of its account, so that a bridge can check ' +
      'the key. The call counts as a use of the key.',
  )
  whoami(@Proven() holder: KeyHolder) {
    return KeyHolderView.of({ ...holder, account: KeyAccountView.of(holder) });
  }

  @Post('daily-metrics')
  @ProvenBy('ingest-key', IngestKeyGuard)
  @CountedBy({ ingest: 'calls with one key', ingestAccount: 'calls with all keys of one account' })
  @Creates(
    'Store figures of days, all or none; figures left out and those of other keys stay unchanged',
    IngestedDaysView,
    ValidationFailed,
    IngestKeyRequired,
    RateLimited,
  )
  @Describe(
    'Stores figures of 1 to 92 days, each once with at least one figure, at most one day ahead of today in ' +
      'the time zone of the account.',
    'Figures with an older `recorded_at` than the stored ones are ignored.',
    'Of several keys, the largest figure of a day is shown; figures are never added up.',
  )
  daily(@Proven() holder: KeyHolder, @Body() { days }: DailyMetricsBody) {
    return this.metrics.store(holder, days);
  }

  @Post('sessions')
  @ProvenBy('ingest-key', IngestKeyGuard)
  @CountedBy({ ingest: 'calls with one key', ingestAccount: 'calls with all keys of one account' })
  @Creates(
    'Store finished trainings, all or none; a known one is changed in every field',
    IngestedSessionsView,
    ValidationFailed,
    IngestKeyRequired,
    RateLimited,
  )
  @Describe(
    'Stores 1 to 100 trainings of at most 48 hours, none more than 24 hours ahead.',
    'A known training, by its `external_id` or else by kind and times, is updated unless its `recorded_at` ' +
      'is older than the stored one.',
    'An `external_id` of another key is another training, unless the times overlap.',
    'Of trainings of several sources that share at least half of the shorter one, one counts.',
  )
  finished(@Proven() holder: KeyHolder, @Body() { sessions }: IngestedSessionsBody) {
    return this.sessions.store(holder, sessions);
  }
}
