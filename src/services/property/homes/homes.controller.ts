import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
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
  @Cached('home', 'home_media', 'neighborhood')
  @Describe(
    'Searches published homes: filters that are combined must all hold, and a value that cannot be read is refused',
    'with 400. Without `sort` the latest change comes first. Prices of rentals are for a year, in the `currency` of',
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
    'Lists the homes staff chose for the front page in the setting `home_featured_references`, in that order; where',
    'none of them is published, the 24 changed last of those marked featured.',
  )
  @Returns('The homes of the home page', [HomeCardView])
  async featured() {
    return this.homes.featured();
  }

  @Get('facets')
  @Public()
  @Cached('home', 'neighborhood')
  @Describe('Counts published homes by purpose, type and visible neighborhood, to show a number beside every filter.')
  @Returns('Published homes counted by purpose, type and neighborhood', FacetsView)
  async facets() {
    return this.homes.facets();
  }

  @Get('lookup')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Describe(
    'Reads at most 12 homes by their ids, in the order asked for, such as those a visitor remembered. Ids of homes',
    'that are not published are left out.',
  )
  @Returns('Published homes by id, in the order asked for', [HomeCardView], ValidationFailed)
  async lookup(@Query() query: HomeLookupQuery) {
    return this.homes.lookup(query);
  }

  @Get(':slug/similar')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Describe(
    'Suggests at most three published homes of the same purpose: first of the same type and neighborhood, then of the',
    'same type, and within each the nearest in price.',
  )
  @Returns('Up to three published homes of the same purpose', [HomeCardView], NotFound)
  async similar(@Param('slug') slug: string) {
    return this.homes.similar(slug);
  }

  @Get(':slug')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Describe(
    'Reads all that the page of a home needs: texts, the gallery, location, amenities, and a room before and after it',
    'was furnished where staff show one. 404 unless it is published.',
  )
  @Returns('One published home', HomeDetailView, NotFound)
  async page(@Param('slug') slug: string) {
    return this.homes.get(slug);
  }
}
