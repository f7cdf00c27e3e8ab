import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { mapPage, type Page } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { Settings } from '#shared/settings/settings';
import { type HomeCardView, type HomeRow, asPublic, publicHomeCard } from './home.view';
import { type FacetRow, FacetsView, HomeDetailView } from './home-detail.view';
import type { HomeListQuery, HomeLookupQuery } from './homes.dto';
import {
  FACETS_STATEMENT,
  findHome,
  homesAmong,
  PUBLISHED,
  publishedHomes,
  recentHomes,
  SIMILAR_STATEMENT,
} from './homes.queries';

const MAX_FEATURED = 24;
const MAX_REFERENCES = 100;

@Injectable()
export class Homes {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
  ) {}

  async list({ neighborhood, sort, pageRequest, ...filter }: HomeListQuery): Promise<Page<HomeCardView>> {
    const neighborhoodId = neighborhood === undefined ? undefined : await this.getNeighborhoodId(neighborhood);
    const homes = publishedHomes({ ...filter, neighborhoodId }, sort);
    return mapPage(await listPage<HomeRow>(this.db, pageRequest, homes), publicHomeCard);
  }

  /** The published homes that the setting names; without any, those marked as featured. */
  async listFeatured(): Promise<HomeCardView[]> {
    const chosen = referencesIn(await this.settings.value('home_featured_references', 'json'));
    const published = chosen.length > 0 ? await homesAmong(this.db, 'reference', chosen) : [];
    const marked = () => recentHomes(this.db, `${PUBLISHED} AND h.is_featured`, MAX_FEATURED);
    return (published.length > 0 ? published : await marked()).map(publicHomeCard);
  }

  async getFacets(): Promise<FacetsView> {
    return FacetsView.of(await this.db.rows<FacetRow>(FACETS_STATEMENT));
  }

  async listByIds({ ids = [] }: HomeLookupQuery): Promise<HomeCardView[]> {
    return (await homesAmong(this.db, 'id', ids)).map(publicHomeCard);
  }

  async get(slug: string): Promise<HomeDetailView> {
    return HomeDetailView.of(asPublic(await this.getPublished(slug)));
  }

  async listSimilar(slug: string): Promise<HomeCardView[]> {
    const { id } = await this.getPublished(slug);
    return (await this.db.rows<HomeRow>(SIMILAR_STATEMENT, [id])).map(publicHomeCard);
  }

  private async getPublished(slug: string) {
    // A malformed slug cannot exist, so it needs no query.
    const home = /^[a-z0-9-]+$/.test(slug) ? await findHome(this.db, { slug }) : undefined;
    if (!home) throw NotFound();
    return home;
  }

  private async getNeighborhoodId(slug: string): Promise<number> {
    const row = await this.db.row<{ id: number }>('SELECT id FROM neighborhood WHERE slug = $1 AND is_active', [slug]);
    if (!row) throw fieldRefused('neighborhood', 'unknown_reference');
    return row.id;
  }
}

function referencesIn(setting: unknown): string[] {
  return Array.isArray(setting)
    ? setting.filter(reference => typeof reference === 'string').slice(0, MAX_REFERENCES)
    : [];
}
