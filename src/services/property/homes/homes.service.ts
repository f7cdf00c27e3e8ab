import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { recordId } from '#kit/http/identifiers';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { Settings } from '#shared/settings/settings';
import { type HomeCardView, publicHomeCard } from './home.view';
import type { HomeSearch } from './home-filter';
import { type FacetsView, facetsView, type HomePageView, homePageView } from './home-page.view';
import { type HomeRow, listHomes } from './home-rows';
import {
  FACETS_STATEMENT,
  type FacetRow,
  findHome,
  homesByIds,
  homesByReferences,
  homesMarkedFeatured,
  similarStatement,
} from './homes.queries';

const MOST_LOOKED_UP = 12;
const MOST_FEATURED = 24;
const MOST_REFERENCES = 100;

/** Homes as the site shows them: published ones and no others. */
@Injectable()
export class Homes {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
  ) {}

  async search({ neighborhood, sort, ...filter }: HomeSearch, request: PageRequest): Promise<Page<HomeCardView>> {
    const neighborhoodId = neighborhood === undefined ? undefined : await this.visibleNeighborhood(neighborhood);
    return mapPage(await listHomes(this.db, { ...filter, neighborhoodId }, sort, request), publicHomeCard);
  }

  /** The homes that staff put on the home page, or those marked featured when none of them is published. */
  async featured(): Promise<HomeCardView[]> {
    const chosen = referencesIn(await this.settings.value('home_featured_references', 'json'));
    const published = chosen.length > 0 ? await homesByReferences(this.db, chosen) : [];
    const shown = published.length > 0 ? published : await homesMarkedFeatured(this.db, MOST_FEATURED);
    return shown.map(publicHomeCard);
  }

  async facets(): Promise<FacetsView> {
    return facetsView(await this.db.rows<FacetRow>(FACETS_STATEMENT));
  }

  async lookup(sent: string | undefined): Promise<HomeCardView[]> {
    const ids = sent === undefined ? [] : sent.split(',').map(id => recordId(id.trim()));
    if (ids.length === 0 || ids.length > MOST_LOOKED_UP || ids.includes(undefined)) {
      throw fieldRefused('ids', 'lookup_ids', { max: MOST_LOOKED_UP });
    }
    return (await homesByIds(this.db, ids as number[])).map(publicHomeCard);
  }

  async page(slug: string): Promise<HomePageView> {
    return homePageView(await this.published(slug));
  }

  async similar(slug: string): Promise<HomeCardView[]> {
    const { sql, parameters } = similarStatement((await this.published(slug)).id);
    return (await this.db.rows<HomeRow>(sql, parameters)).map(publicHomeCard);
  }

  private async published(slug: string) {
    const home = SLUG.test(slug) ? await findHome(this.db, { slug }) : undefined;
    if (!home) throw NotFound();
    return home;
  }

  private async visibleNeighborhood(slug: string): Promise<number> {
    const row = SLUG.test(slug)
      ? await this.db.row<{ id: number }>('SELECT id FROM neighborhood WHERE slug = $1 AND is_active', [slug])
      : undefined;
    if (!row) throw fieldRefused('neighborhood', 'unknown_reference');
    return row.id;
  }
}

/** Slugs are plain words, so that nothing else has to be looked up. */
const SLUG = /^[a-z0-9-]+$/;

/** What staff wrote into the setting, as far as it can be used. */
function referencesIn(setting: unknown): string[] {
  return Array.isArray(setting)
    ? setting.filter(reference => typeof reference === 'string').slice(0, MOST_REFERENCES)
    : [];
}
