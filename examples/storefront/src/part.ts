import type { Bilingual, Sentence } from '#kit/language';
import type { Picture } from '#kit/pictures';
import type { Routes } from '#kit/router';

/** A business on the site: its pages, and how the other pages lead to them. */
export interface Part {
  name: Bilingual;
  /** What it is, on the first page. */
  invitation: Bilingual;
  /** Shown there, too. */
  picture?: () => Promise<Picture | undefined>;
  /** Where it begins. */
  start: string;
  /** In the head of its own pages, after the names of all parts; called for every page. */
  links: () => { address: string; label: string }[];
  routes: Routes;
  /** Its sentences for refusals, by code. */
  refusals: Record<string, Sentence>;
}
