import type { Feature } from '#kit/service/feature';
import { DailyMetrics } from './daily-metrics.service';
import { ingestMessages } from './ingest.messages';
import { IngestController } from './ingest.controller';
import { IngestKeyGuard, IngestKeyRequired } from './ingest-key.guard';
import { IngestedSessions } from './ingested-sessions.service';

export const ingest: Feature = {
  controllers: [IngestController],
  providers: [IngestKeyGuard, DailyMetrics, IngestedSessions],
  messages: ingestMessages,
  // The account was closed while its key was checked.
  constraintRefusals: { daily_metric_account_fkey: IngestKeyRequired },
  // The limit for all keys of an account is that of two devices; it exists because a new key has a new count.
  rateLimits: { ingest: { limit: 600, windowSeconds: 60 }, ingestAccount: { limit: 1200, windowSeconds: 60 } },
};
