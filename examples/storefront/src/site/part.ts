import type { Bilingual, Sentence } from './language';
import type { Picture } from './pictures';
import type { Routes } from './router';

/** A business on the site: its pages, and how the others lead to them. */
export interface Part {
  name: Bilingual;
  /** What it is, on the first page. */
  invitation: Bilingual;
  /** Shown there, too. */
  picture?: () => Promise<Picture | undefined>;
  /** Where it begins. */
  start: string;
  /** In the head of its own pages, beside the names of all parts; asked anew for every page. */
  links: () => { address: string; label: string }[];
  routes: Routes;
  /** Its sentences for refusals, by code. */
  refusals: Record<string, Sentence>;
}
