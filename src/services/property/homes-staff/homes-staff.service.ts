import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listWithCounts } from '#kit/database/list';
import { NotFound } from '#kit/refusals/refusal';
import { HomeCardView, type HomeRow } from '../homes/home.view';
import { HOME_STATUSES, type HomeStatus } from '../homes/home-kinds';
import { findHome, homeList } from '../homes/homes.queries';
import { countedPage } from '../property.pages';
import type { ManagedHomesQuery } from './homes-staff.dto';
import { HomeCountsView, ManagedHomeView } from './managed-home.view';

@Injectable()
export class HomesStaffService {
  constructor(private readonly db: Database) {}

  async list({ status: chosen, pageRequest, ...filter }: ManagedHomesQuery) {
    const status = { statuses: HOME_STATUSES, column: 'h.status', selected: chosen };
    const homes = await listWithCounts<HomeRow, HomeStatus>(this.db, pageRequest, homeList(filter), status);
    return countedPage({ ...homes, counts: HomeCountsView.of(homes.counts) }, HomeCardView.of);
  }

  async get(id: number): Promise<ManagedHomeView> {
    const home = await findHome(this.db, { id });
    if (!home) throw NotFound();
    return ManagedHomeView.of(home);
  }
}
