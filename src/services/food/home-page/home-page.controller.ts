import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, Requires, PublicOrStaff } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { DishView } from '../menu/dish.view';
import { HomeSectionBody } from './home-page.dto';
import { HomePage } from './home-page.service';
import { HomeSectionView } from './home-section.view';

@ApiTags('Home page')
@DescribePath({ key: 'Key of the section.' })
@Controller('homepage-sections')
export class HomePageController {
  constructor(private readonly homePage: HomePage) {}

  @Get()
  @PublicOrStaff()
  @Cached('home_section', 'dish')
  @Describe(
    'Lists the sections of the home page by `position`: title, ids of the dishes, and data for the site. The',
    'public gets visible sections with published dishes only.',
  )
  @Returns('Sections in page order', [HomeSectionView])
  async sections(@SignedIn() staff: Caller | undefined) {
    return this.homePage.sections(staff !== undefined);
  }

  @Get(':key/products')
  @Public()
  @Cached('home_section', 'dish', 'category')
  @Describe('Returns the published dishes of a section in its order. 404 while the section is hidden.')
  @Returns('The published dishes of a visible section, in its order', [DishView], NotFound)
  async dishes(@Param('key') key: string) {
    return this.homePage.dishes(key);
  }

  @Get(':key')
  @Requires('products.view')
  @Describe('Returns one section, visible or hidden, including its unpublished dishes.')
  @Returns('One section', HomeSectionView, NotFound)
  async one(@Param('key') key: string) {
    return this.homePage.get(key);
  }

  @Put(':key')
  @Requires('products.edit')
  @ResponseMessage('messages.home_section_saved')
  @Describe(
    'Changes the sent fields, or creates the section if the key is unknown and a `title` is sent. Keys',
    'have letters, digits, `-` and `_`, at most 60 characters. The home page shows the change at once.',
  )
  @Returns('Change a section, or create one with a title', HomeSectionView, ValidationFailed, NotFound)
  async put(@Param('key') key: string, @Body() body: HomeSectionBody) {
    return this.homePage.put(key, body);
  }
}
