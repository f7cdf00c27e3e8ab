import type { Sql } from '#kit/database/sql';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';

/** Requested nights. */
export interface HelpRequest extends WantedNights {
  slug: string;
  /** SQL of ids of `held_nights` that do not count, such as those of a booking whose dates change. */
  ownHolds?: Sql | undefined;
}

/** Context of a refusal of nights, for which alternatives are read. */
export class RefusedNights {
  constructor(
    readonly request: HelpRequest,
    readonly moment: CompanyMoment,
  ) {}
}
