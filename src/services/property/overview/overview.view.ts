import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { HomeCardView } from '../homes/home.view';
import { HOME_TYPES, type HomeType, PURPOSES, type Purpose } from '../homes/home-kinds';
import { LeadView } from '../leads/lead.view';
import { ViewingView } from '../viewings/viewing.view';

const counted = { type: 'integer' } as const;

export class PublishedCountsView {
  @Shown(counted)
  total: number;

  @Shown(counted)
  sale: number;

  @Shown(counted)
  rent: number;
}

export class ViewingFiguresView {
  @Shown({ ...counted, description: 'Requests that await confirmation.' })
  awaiting_confirmation: number;

  @Shown({ ...counted, description: 'Confirmed viewings that are still to come.' })
  upcoming: number;
}

export class MapPointView {
  @Shown({ type: 'integer' })
  id: number;

  @Shown({ example: 'PRP-1001' })
  reference: string;

  @Shown()
  slug: string;

  @Shown({ type: BilingualView })
  title: BilingualView;

  @Shown({ enum: PURPOSES })
  purpose: Purpose;

  @Shown({ enum: HOME_TYPES })
  type: HomeType;

  @Shown()
  price: number;

  @Shown({ example: 'AED' })
  currency: string;

  @Shown({ example: 25.0805 })
  latitude: number;

  @Shown({ example: 55.1403 })
  longitude: number;
}

export class OverviewView {
  @Shown({ type: PublishedCountsView })
  published: PublishedCountsView;

  @Shown({ ...counted, description: 'Inquiries nobody has worked on.' })
  new_inquiries: number;

  @Shown({ type: ViewingFiguresView })
  viewings: ViewingFiguresView;

  @Shown({ type: [LeadView], description: 'The newest five.' })
  recent_inquiries: LeadView[];

  @Shown({ type: [ViewingView], description: 'The newest five.' })
  recent_viewings: ViewingView[];

  @Shown({ type: [HomeCardView], description: 'The five changed last, of every status.' })
  recent_properties: HomeCardView[];

  @Shown({ type: [HomeCardView], description: 'The homes of the home page.' })
  featured_homes: HomeCardView[];

  @Shown({ type: [MapPointView], description: 'Published homes with a location, the 500 changed last.' })
  map_points: MapPointView[];
}
