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
  @Returns('What the caller may open, by words of its name; every kind that has hits is among them', [SearchHitView])
  @Describe(
    'Every word has to occur in the name, accounts are found by their names alone.',
    'Which kinds are searched depends on permissions; a name that begins with the words comes first.',
    'Nothing without `q`.',
  )
  find(
    @SignedIn() caller: Caller,
    @Query() { q: words = [], locale, most }: SearchQuery,
    @RequestLanguage() language: Language,
  ) {
    return this.search.find(caller, { words, most, language: locale ?? language });
  }
}
