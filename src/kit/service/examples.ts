export interface Example {
  /** Required if an operation has several examples. */
  summary?: string;
  body?: unknown;
  /** A request of the same account whose response provides an unknown path parameter. */
  after?: Preparation;
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** E-mail address of the demo account that sends it; the first one of the audience when left out. */
  as?: string;
}

/** A request whose response contains the value of a parameter. */
export interface Preparation {
  method: 'get' | 'post';
  path: string;
  body?: unknown;
  parameter: string;
  /** Path of the value in `data` of the response, such as `items.0.id`. */
  value: string;
}

/** The date `days` from today, as `YYYY-MM-DD`. */
export type DayFrom = (days: number) => string;

/** By operation id. Dates are relative to today, because past days cannot be booked. */
export type Examples = (day: DayFrom) => Record<string, Example | Example[]>;
