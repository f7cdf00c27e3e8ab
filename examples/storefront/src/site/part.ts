import type { Bilingual, Sentence } from './language';
import type { Routes } from './router';

/** A business on the site: its pages, and how the others lead to them. */
export interface Part {
  name: Bilingual;
  /** What it is, on the first page. */
  invitation: Bilingual;
  /** Where it begins. */
  start: string;
  /** Beside its name in the head of each page; asked anew for every page. */
  links: () => { address: string; label: string }[];
  routes: Routes;
  /** Its sentences for refusals, by code. */
  refusals: Record<string, Sentence>;
}
