import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryCache } from '#cache/query-cache';
import type { Language } from '#kit/language/language';
import { RequestLanguages } from '#kit/http/request-languages';
import type { Feature } from '#kit/service/feature';
import { Settings } from '#shared/settings/settings';

/** Requests without a supported language use the setting `default_locale`. */
@Injectable()
class DefaultLocale implements OnModuleInit {
  constructor(
    private readonly languages: RequestLanguages,
    private readonly settings: Settings,
    private readonly queryCache: QueryCache,
  ) {}

  onModuleInit(): void {
    this.languages.setFallback(() => this.queryCache.of('default language', ['setting'], () => this.read()));
  }

  private async read(): Promise<Language> {
    return (await this.settings.value('default_locale', 'string')) as Language;
  }
}

export const defaultLocale: Feature = { providers: [DefaultLocale] };
