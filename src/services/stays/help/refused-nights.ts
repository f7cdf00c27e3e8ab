import type { Sql } from '#kit/database/sql';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';

/** Nights that a guest asked for. */
export interface HelpRequest extends WantedNights {
  slug: string;
  /** SQL of ids of `held_nights` that are not in the way, such as those of a booking whose dates change. */
  ownHolds?: Sql | undefined;
}

/** Explains the refusal of nights: what can be booked instead is read for it. */
export class RefusedNights {
  constructor(
    readonly request: HelpRequest,
    readonly moment: CompanyMoment,
  ) {}
}
