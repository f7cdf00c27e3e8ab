import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { Storage } from '#media/storage';
import type { RowOf } from '#kit/views/view';
import { Settings } from '#shared/settings/settings';
import { Neighborhood } from './neighborhood.entity';
import { NeighborhoodView } from './neighborhood.view';
import type { NeighborhoodBody, NeighborhoodChangeBody } from './neighborhoods.dto';

type NeighborhoodRow = RowOf<typeof NeighborhoodView>;

const SELECT = `
  SELECT ${NeighborhoodView.columns<Neighborhood>('n', { properties_count: 'coalesce(counted.homes, 0)' })}
  FROM neighborhood n
  LEFT JOIN (
    SELECT neighborhood_id, count(*) AS homes FROM home WHERE status = 'published' GROUP BY neighborhood_id
  ) counted ON counted.neighborhood_id = n.id`;

@Injectable()
export class Neighborhoods {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly settings: Settings,
  ) {}

  async list(which: 'visible' | 'all'): Promise<NeighborhoodView[]> {
    const where = which === 'visible' ? 'WHERE n.is_active' : '';
    const rows = await this.db.rows<NeighborhoodRow>(`${SELECT} ${where} ORDER BY n.sort_order, n.id`);
    return rows.map(NeighborhoodView.of);
  }

  async create(body: NeighborhoodBody): Promise<NeighborhoodView> {
    const city = body.city ?? (await this.settings.value('agency_city', 'string'));
    const values = { ...this.checkedColumns(body), city };
    return this.get(
      await this.records.create(Neighborhood, values, { slugFrom: body.name.en, positionColumn: 'sortOrder' }),
    );
  }

  async update(id: number, body: NeighborhoodChangeBody): Promise<NeighborhoodView> {
    await this.records.update(Neighborhood, id, stored => this.checkedColumns(body, stored));
    return this.get(id);
  }

  /** Homes of the neighborhood stay, without one. */
  async delete(id: number): Promise<void> {
    await this.records.delete(Neighborhood, id);
  }

  private async get(id: number): Promise<NeighborhoodView> {
    const row = await this.db.rowOr<NeighborhoodRow>(NotFound, `${SELECT} WHERE n.id = $1`, [id]);
    return NeighborhoodView.of(row);
  }

  private checkedColumns(body: NeighborhoodChangeBody, stored?: Neighborhood): Partial<Neighborhood> {
    if (body.cover_url != null && !this.storage.isOwnMedia(body.cover_url))
      throw fieldRefused('cover_url', 'own_media');
    return neighborhoodColumns(body, stored);
  }
}

const neighborhoodColumns = bodyColumns<NeighborhoodBody, Neighborhood>({
  short_description: changedText,
  cover_alt: changedText,
});
