/** Records with places that people wait for. Its migration calls `countOffersOf`, and a constraint limits both counters. */
export interface WaitingSubject {
  /** Its table, which has `id`, `capacity` and `offered_count`. */
  table: string;
  /** Column with the number of taken places. */
  taken: string;
  /** SQL: when the list of the row `s` closes. From then on free places are for anybody. */
  closesAt: string;
  /** SQL condition that the person `id` may get an offer. */
  isLive: (id: string) => string;
}

/** A use of the list. */
export interface Visit {
  subjectId: number;
  now: string;
  /** Without, offers only lapse. */
  isOn: boolean;
  offerHours: number;
  /** The person whose state is returned. */
  personId?: number;
  /** Whether the person takes the place that is offered, or that would be offered to them now. */
  takes?: boolean;
}

export interface Offer {
  personId: number;
  until: string;
}

export interface Settled {
  /** `accepted`: the offer has ended and the caller of `settle` has to take the place. */
  own: 'none' | 'waiting' | 'offered' | 'accepted' | 'lapsed' | 'closed';
  isClosed: boolean;
  /** Places that anybody may take; zero while somebody waits. */
  free: number;
  offered: Offer[];
  lapsed: number[];
  closed: number[];
  /** People who still wait or have an offer. */
  line: number[];
}

export const isChanged = ({ offered, lapsed, closed }: Settled): boolean =>
  offered.length + lapsed.length + closed.length > 0;
