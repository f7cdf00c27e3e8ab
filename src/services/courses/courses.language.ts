import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Recall } from '#cache/recall';
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
    private readonly recall: Recall,
  ) {}

  onModuleInit(): void {
    this.languages.setFallback(() => this.recall.of('default language', ['setting'], () => this.read()));
  }

  private async read(): Promise<Language> {
    return (await this.settings.value('default_locale', 'string')) as Language;
  }
}

export const defaultLocale: Feature = { providers: [DefaultLocale] };
