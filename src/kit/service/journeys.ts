import type { Bilingual } from '../language/language';
import type { DayFrom } from './examples';

/** A task of the business as a sequence of requests that work with fresh demo data, any number of times. */
export interface Journey {
  /** Anchor on the page of guides. */
  id: string;
  title: Bilingual;
  steps: readonly JourneyStep[];
}

/**
 * One request of a journey. `{name}` in the path, a header or a text of the body is a value that an earlier step keeps;
 * `{=name}` as a whole text is sent as a number. `{run}` is a UUID, another one in every run.
 */
export interface JourneyStep {
  text: Bilingual;
  /** Method and path below the service: `POST /api/orders`. */
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;
  /** Name of the kept value that is sent as bearer token. */
  token?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Values of the response for later steps: name, and path in `data` such as `items[0].id`. */
  keep?: readonly (readonly [name: string, path: string])[];
}

/** Dates are relative to today, because past days cannot be booked. */
export type Journeys = (day: DayFrom) => readonly Journey[];
