import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { FoundStayView, STAY_OR_NOTHING, StayFacetsView, StayView } from './stay.view';
import { StayLookupQuery, StaySearchQuery } from './stays.dto';
import { PublishedStays } from './stays.service';
import { sizedPage, sizedPageOf } from '../stays.pages';

@ApiTags('Stays')
@Controller('stays')
export class StaysController {
  constructor(private readonly stays: PublishedStays) {}

  @Get()
  @Public()
  @Cached('stay', 'destination', 'setting', 'held_nights')
  @Describe(
    'Searches published stays. With `checkIn` and `checkOut` (both or none) those are left that are free for every',
    'night and may be booked for so few, each with what these nights cost; with `guests` those that sleep as many. A',
    'check-in in the past finds nothing. Without `sort` the latest change comes first.',
  )
  @Returns(
    'Published stays; between two dates with what those nights cost',
    sizedPageOf(FoundStayView),
    ValidationFailed,
  )
  async search(@Query() query: StaySearchQuery) {
    return sizedPage(await this.stays.search(query));
  }

  @Get('featured')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Describe(
    'Lists the stays chosen for the front page in the setting `home_featured_references`, in its order; those that',
    'are not published are left out.',
  )
  @Returns('The stays of the home page, in the order of the setting', [StayView])
  featured(): Promise<StayView[]> {
    return this.stays.featured();
  }

  @Get('hero')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Describe(
    'Reads the one stay at the top of the front page, which the setting `home_hero_stay_reference` names; null where',
    'none is named or it is not published.',
  )
  @Returns('The stay at the top of the home page, or null', STAY_OR_NOTHING)
  hero(): Promise<StayView | null> {
    return this.stays.hero();
  }

  @Get('facets')
  @Public()
  @Cached('stay', 'destination')
  @Describe(
    'Counts published stays by type and by visible destination, and names the usual amenities in both languages, to',
    'draw the filters from.',
  )
  @Returns('How many published stays there are of each type and in each destination', StayFacetsView)
  facets(): Promise<StayFacetsView> {
    return this.stays.facets();
  }

  @Get('lookup')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Describe(
    'Reads at most 12 stays by their ids, in the order asked for, such as those a visitor remembered. Those that are',
    'not published are left out, one asked for twice is answered once.',
  )
  @Returns('Published stays by id, in the asked order', [StayView], ValidationFailed)
  lookup(@Query() { ids }: StayLookupQuery): Promise<StayView[]> {
    return this.stays.lookup(ids);
  }

  @Get(':slug')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Describe(
    'Reads all that the page of a stay needs: texts, gallery, amenities, house rules, prices a night, check-in times',
    'and rating. Read `/availability` for its calendar and `/quote` for a price. 404 unless it is published.',
  )
  @Returns('One published stay', StayView, NotFound)
  one(@Param('slug') slug: string): Promise<StayView> {
    return this.stays.get(slug);
  }

  @Get(':slug/similar')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Describe(
    'Suggests at most three other published stays: of the same destination first, then of the same type, then the',
    'nearest in price.',
  )
  @Returns('Up to three stays like it', [StayView], NotFound)
  similar(@Param('slug') slug: string): Promise<StayView[]> {
    return this.stays.similar(slug);
  }
}
