import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { SlugTaken } from '#kit/database/slug';
import { Storage } from '#media/storage';
import type { RowOf } from '#kit/views/view';
import { Destination } from './destination.entity';
import { DestinationView } from './destination.view';
import type { DestinationBody, DestinationChangeBody } from './destinations.dto';

export const DestinationHasStays = refusal(409, 'destination_has_stays');

const RESERVED_SLUGS = ['manage'];

/** Condition on the counted stays: visitors see published ones, staff all. */
const COUNTED_STAYS = { public: "AND stay.status = 'published'", staff: '' };

const select = (scope: keyof typeof COUNTED_STAYS, condition: string) => `
  SELECT ${DestinationView.columns<Destination>('d', {
    stay_count: `(SELECT count(*) FROM stay WHERE stay.destination_id = d.id ${COUNTED_STAYS[scope]})`,
  })}
  FROM destination d WHERE ${condition} ORDER BY d.sort_order, d.id`;

const ALL = select('staff', 'true');
const ONE = select('staff', 'd.id = $1');
const VISIBLE = select('public', 'd.is_active');
const VISIBLE_ONE = select('public', 'd.is_active AND d.slug = $1');

@Injectable()
export class Destinations {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  async list(which: 'visible' | 'all'): Promise<DestinationView[]> {
    const rows = await this.db.rows<RowOf<typeof DestinationView>>(which === 'visible' ? VISIBLE : ALL);
    return rows.map(DestinationView.of);
  }

  async getVisible(slug: string): Promise<DestinationView> {
    return this.get(VISIBLE_ONE, slug.replaceAll('\u0000', ''));
  }

  async create(body: DestinationBody): Promise<DestinationView> {
    const placing = {
      slugFrom: body.name.en,
      reservedSlugs: RESERVED_SLUGS,
      positionColumn: 'sortOrder',
    };
    return this.get(ONE, await this.records.create(Destination, this.checkedColumns(body), placing));
  }

  async update(id: number, body: DestinationChangeBody): Promise<DestinationView> {
    await this.records.update(Destination, id, stored => this.checkedColumns(body, stored));
    return this.get(ONE, id);
  }

  /** @throws DestinationHasStays, also for a stay that is added at the same time */
  async delete(id: number): Promise<void> {
    await this.records.delete(Destination, id);
  }

  private async get(statement: string, key: number | string): Promise<DestinationView> {
    const row = await this.db.rowOr<RowOf<typeof DestinationView>>(NotFound, statement, [key]);
    return DestinationView.of(row);
  }

  private checkedColumns(body: DestinationChangeBody, stored?: Destination): Partial<Destination> {
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    if (body.cover_url != null && !this.storage.isOwnMedia(body.cover_url))
      throw fieldRefused('cover_url', 'own_media');
    const columns = destinationColumns(body, stored);
    if (columns.name?.en === '') throw fieldRefused('name.en', 'required');
    return columns;
  }
}

const destinationColumns = bodyColumns<DestinationChangeBody, Destination>({
  name: changedText,
  tagline: changedText,
  description: changedText,
  cover_alt: changedText,
});
