import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fromCents } from '#kit/money/money';
import { Clock } from '#kit/time/clock';
import { recentHomes } from '../home-management/managed-homes.queries';
import { homeCard } from '../homes/home.view';
import { Homes } from '../homes/homes.service';
import { leadView } from '../leads/lead.view';
import { recentLeads } from '../leads/leads.queries';
import { viewingView } from '../viewings/viewing.view';
import { recentViewings } from '../viewings/viewings.queries';
import { figures, mapPoints } from './overview.queries';
import type { OverviewView } from './overview.view';

const RECENT = 5;

/** What a member sees first. */
@Injectable()
export class Overview {
  constructor(
    private readonly db: Database,
    private readonly homes: Homes,
    private readonly clock: Clock,
  ) {}

  async show(): Promise<OverviewView> {
    const { sale, rent, new_inquiries, ...viewings } = await figures(this.db, this.clock.now().toString());
    const points = await mapPoints(this.db);
    return {
      published: { total: sale + rent, sale, rent },
      new_inquiries,
      viewings,
      recent_inquiries: (await recentLeads(this.db, RECENT)).map(leadView),
      recent_viewings: (await recentViewings(this.db, RECENT)).map(viewingView),
      recent_properties: (await recentHomes(this.db, RECENT)).map(homeCard),
      featured_homes: await this.homes.featured(),
      map_points: points.map(({ price_cents, ...point }) => ({ ...point, price: fromCents(price_cents) })),
    };
  }
}
