import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { HomeCardView } from '../homes/home.view';
import { recentHomes } from '../homes/homes.queries';
import { Homes } from '../homes/homes.service';
import { LeadView } from '../leads/lead.view';
import { recentLeads } from '../leads/leads.queries';
import { viewingView } from '../viewings/viewing.view';
import { recentViewings } from '../viewings/viewings.queries';
import { officeStatistics, mapPoints } from './overview.queries';
import { MapPointView, type OverviewView } from './overview.view';

const RECENT = 5;

@Injectable()
export class Overview {
  constructor(
    private readonly db: Database,
    private readonly homes: Homes,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<OverviewView> {
    const { sale, rent, new_inquiries, ...viewings } = await officeStatistics(this.db, this.clock.now().toString());
    return {
      published: { total: sale + rent, sale, rent },
      new_inquiries,
      viewings,
      recent_inquiries: (await recentLeads(this.db, RECENT)).map(LeadView.of),
      recent_viewings: (await recentViewings(this.db, RECENT)).map(viewingView),
      recent_properties: (await recentHomes(this.db, 'true', RECENT)).map(HomeCardView.of),
      featured_homes: await this.homes.listFeatured(),
      map_points: (await mapPoints(this.db)).map(MapPointView.of),
    };
  }
}
