import type { Type } from '@nestjs/common';
import type { PageRules } from '#kit/http/page';
import type { ReconciledRecords } from './reconciled-records';

/** Options of services whose staff repair differences. */
export interface ReconciliationOptions {
  /** Permission to read differences and runs. */
  view: string;
  /** Permission to repair, and to start a run. */
  repair: string;
  sizeNames: PageRules['sizeNames'];
  records: Type<ReconciledRecords>;
}
