/** A request that works as it is against the demo data of a fresh start. */
export interface Example {
  /** Said where an operation has several. */
  summary?: string;
  body?: unknown;
  /** What the same account sends first, for a value of the address that nobody can know beforehand. */
  after?: Preparation;
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The demo account that sends it, where it is not the first one of the audience. */
  as?: string;
}

/** A request whose answer holds the value of a parameter. */
export interface Preparation {
  method: 'get' | 'post';
  path: string;
  body?: unknown;
  parameter: string;
  /** Where in `data` of the answer its value stands, such as `items.0.id`. */
  value: string;
}

/** The calendar day so many days from today, as `YYYY-MM-DD`. */
export type DayFrom = (days: number) => string;

/** By operation. Days are said from today, for what is over cannot be booked. */
export type Examples = (day: DayFrom) => Record<string, Example | Example[]>;
