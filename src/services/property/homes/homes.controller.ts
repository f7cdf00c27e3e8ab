import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { HomeCardView } from './home.view';
import { FacetsView, HomeDetailView } from './home-detail.view';
import { HomeListQuery, HomeLookupQuery } from './homes.dto';
import { Homes } from './homes.service';

@ApiTags('Homes')
@DescribePath({ slug: 'Slug of the home.' })
@Controller('properties')
export class HomesController {
  constructor(private readonly homes: Homes) {}

  @Get()
  @Public()
  @IgnoresUnknownParameters()
  @Cached('home', 'home_media', 'neighborhood')
  @Describe(
    'Searches published homes. Filters are combined with AND; malformed values are refused with 400. Without `sort`',
    'the latest change comes first. Prices of rentals are per year, in the `currency` of',
    'each home.',
  )
  @Returns('Published homes', dataPageOf(HomeCardView), ValidationFailed)
  async list(@Query() query: HomeListQuery) {
    return dataPage(await this.homes.list(query));
  }

  @Get('featured')
  @Public()
  @Cached('home', 'home_media', 'neighborhood', 'setting')
  @Describe(
    'Lists the homes of the home page in the order of the setting `home_featured_references`. When none of them is',
    'published, it lists the 24 featured homes that changed last.',
  )
  @Returns('The homes of the home page', [HomeCardView])
  async featured() {
    return this.homes.listFeatured();
  }

  @Get('facets')
  @Public()
  @Cached('home', 'neighborhood')
  @Describe(
    'Counts published homes by purpose, type and visible neighborhood, to show the number of results of each filter.',
  )
  @Returns('Published homes counted by purpose, type and neighborhood', FacetsView)
  async facets() {
    return this.homes.getFacets();
  }

  @Get('lookup')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Describe(
    "Returns at most 12 homes by id, in the requested order, such as a visitor's favourites. Unpublished homes are",
    'omitted.',
  )
  @Returns('Published homes by id, in the requested order', [HomeCardView], ValidationFailed)
  async lookup(@Query() query: HomeLookupQuery) {
    return this.homes.listByIds(query);
  }

  @Get(':slug/similar')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Describe(
    'Suggests at most three published homes of the same purpose: same type and neighborhood first, then the same type,',
    'each by nearest price.',
  )
  @Returns('Up to three published homes of the same purpose', [HomeCardView], NotFound)
  async similar(@Param('slug') slug: string) {
    return this.homes.listSimilar(slug);
  }

  @Get(':slug')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Describe(
    'Returns everything the page of a home needs: texts, gallery, location, amenities, and a room before and after',
    'staging if staff made one public. A home that is not published is 404.',
  )
  @Returns('One published home', HomeDetailView, NotFound)
  async page(@Param('slug') slug: string) {
    return this.homes.get(slug);
  }
}
