import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { dataPage, mapPage, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { homeCard } from '../homes/home.view';
import type { HomeFilter } from '../homes/home-filter';
import { HOME_STATUSES, HOME_TYPES, PURPOSES } from '../homes/home-kinds';
import { findHome } from '../homes/homes.queries';
import { wordChosen, wordsSearched } from '../property.query';
import type { ManagedHomesQuery } from './home-management.dto';
import { type ManagedHomeView, managedHomeView } from './managed-home.view';
import { listManagedHomes } from './managed-homes.queries';

/** Homes as staff see them: of every status. */
@Injectable()
export class HomeManagement {
  constructor(private readonly db: Database) {}

  async list(query: ManagedHomesQuery, request: PageRequest) {
    const filter: HomeFilter = {
      purpose: wordChosen(query, 'purpose', PURPOSES),
      type: wordChosen(query, 'type', HOME_TYPES),
      status: wordChosen(query, 'status', HOME_STATUSES),
      words: wordsSearched(query),
    };
    const { counts, ...page } = await listManagedHomes(this.db, filter, request);
    return { ...dataPage(mapPage(page, homeCard)), counts };
  }

  async one(id: number): Promise<ManagedHomeView> {
    const row = await findHome(this.db, { id });
    if (!row) throw NotFound();
    return managedHomeView(row);
  }
}
