import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import type { Language } from '#kit/language/language';
import { SearchQuery } from './search.dto';
import { Search } from './search.service';
import { SearchHitView } from './search.view';

@ApiTags('Search')
@Controller('search')
export class SearchController {
  constructor(private readonly search: Search) {}

  @Get()
  @Audience(STAFF)
  @Returns('Search everything the caller may open, by name', [SearchHitView])
  @Describe(
    'Finds records whose name contains every word; accounts are found by name only.',
    'The searched kinds depend on permissions, and every kind with hits is included. Names that begin with ' +
      'the words come first.',
    'Without `q` the list is empty.',
  )
  find(
    @SignedIn() caller: Caller,
    @Query() { q: words = [], locale, most }: SearchQuery,
    @RequestLanguage() language: Language,
  ) {
    return this.search.find(caller, { words, most, language: locale ?? language });
  }
}
