import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { Cached } from '#kit/memory/cached';
import { HomeCardView } from './home.view';
import { FacetsView, HomeDetailView } from './home-detail.view';
import { HomeListQuery, HomeLookupQuery } from './homes.dto';
import { Homes } from './homes.service';

@ApiTags('Homes')
@Controller('properties')
export class HomesController {
  constructor(private readonly homes: Homes) {}

  @Get()
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Answers('Published homes', dataPageOf(HomeCardView), ValidationFailed)
  async list(@Query() query: HomeListQuery) {
    return dataPage(await this.homes.list(query));
  }

  @Get('featured')
  @Public()
  @Cached('home', 'home_media', 'neighborhood', 'setting')
  @Answers('The homes of the home page', [HomeCardView])
  async featured() {
    return this.homes.featured();
  }

  @Get('facets')
  @Public()
  @Cached('home', 'neighborhood')
  @Answers('Published homes counted by purpose, type and neighborhood', FacetsView)
  async facets() {
    return this.homes.facets();
  }

  @Get('lookup')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Answers('Published homes by id, in the order asked for', [HomeCardView], ValidationFailed)
  async lookup(@Query() query: HomeLookupQuery) {
    return this.homes.lookup(query);
  }

  @Get(':slug/similar')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Answers('Up to three published homes of the same purpose', [HomeCardView], NotFound)
  async similar(@Param('slug') slug: string) {
    return this.homes.similar(slug);
  }

  @Get(':slug')
  @Public()
  @Cached('home', 'home_media', 'neighborhood')
  @Answers('One published home', HomeDetailView, NotFound)
  async page(@Param('slug') slug: string) {
    return this.homes.get(slug);
  }
}
