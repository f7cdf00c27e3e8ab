import { orNull } from '#kit/http/page';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { FoundStayView, StayFacetsView, StayView } from './stay.view';
import { MAX_LOOKUP_IDS, StayLookupQuery, StaySearchQuery } from './stays.dto';
import { PublishedStays } from './stays.service';
import { sizedPage, sizedPageOf } from '../stays.pages';

@ApiTags('Stays')
@DescribePath({ slug: 'Slug of the stay.' })
@Controller('stays')
export class StaysController {
  constructor(private readonly stays: PublishedStays) {}

  @Get()
  @Public()
  @IgnoresUnknownParameters()
  @Cached('stay', 'destination', 'setting', 'held_nights', 'rate_rule', 'rate_span', 'length_discount', 'calendar_feed')
  @Describe(
    'Searches published stays. With `checkIn` and `checkOut` (both or none) the result is limited to stays that can be',
    'booked for all of these nights, each with its price; with `guests` to stays with enough room. A check-in in the past',
    'or too far ahead, or too many nights, finds nothing. Without `sort` the latest change comes first.',
  )
  @Returns('Published stays; with dates, the price of the nights too', sizedPageOf(FoundStayView), ValidationFailed)
  async search(@Query() query: StaySearchQuery) {
    return sizedPage(await this.stays.search(query));
  }

  @Get('featured')
  @Public()
  @Cached('stay', 'destination', 'setting', 'length_discount')
  @Describe(
    'Lists the stays of the home page in the order of the setting `home_featured_references`. Stays that are not published',
    'are omitted.',
  )
  @Returns('The stays of the home page, in the order of the setting', [StayView])
  featured(): Promise<StayView[]> {
    return this.stays.featured();
  }

  @Get('hero')
  @Public()
  @Cached('stay', 'destination', 'setting', 'length_discount')
  @Describe(
    'Returns the stay at the top of the home page, which the setting `home_hero_stay_reference` names; null when the',
    'setting is empty or the stay is not published.',
  )
  @Returns('The stay at the top of the home page, or null', orNull(StayView))
  hero(): Promise<StayView | null> {
    return this.stays.hero();
  }

  @Get('facets')
  @Public()
  @Cached('stay', 'destination')
  @Describe(
    'Counts published stays by type and by visible destination, and lists the common amenities in both languages, to',
    'build the search filters.',
  )
  @Returns('Number of published stays of each type and in each destination', StayFacetsView)
  facets(): Promise<StayFacetsView> {
    return this.stays.facets();
  }

  @Get('lookup')
  @Public()
  @Cached('stay', 'destination', 'setting', 'length_discount')
  @Describe(
    `Returns at most ${MAX_LOOKUP_IDS} stays by id, in the requested order, such as a visitor's favourites. Unpublished stays and`,
    'repeated ids are omitted.',
  )
  @Returns('Published stays by id, in the requested order', [StayView], ValidationFailed)
  lookup(@Query() { ids }: StayLookupQuery): Promise<StayView[]> {
    return this.stays.lookup(ids);
  }

  @Get(':slug')
  @Public()
  @Cached('stay', 'destination', 'setting', 'length_discount')
  @Describe(
    'Returns everything the page of a stay needs: texts, gallery, amenities, house rules, nightly rate, check-in times and',
    'rating. Use `/availability` for its calendar and `/quote` for a price. A stay that is not published is 404.',
  )
  @Returns('One published stay', StayView, NotFound)
  one(@Param('slug') slug: string): Promise<StayView> {
    return this.stays.get(slug);
  }

  @Get(':slug/similar')
  @Public()
  @Cached('stay', 'destination', 'setting', 'length_discount')
  @Describe(
    'Suggests at most three other published stays: first from the same destination, then of the same type, then by',
    'nearest price.',
  )
  @Returns('Up to three similar stays', [StayView], NotFound)
  similar(@Param('slug') slug: string): Promise<StayView[]> {
    return this.stays.similar(slug);
  }
}
