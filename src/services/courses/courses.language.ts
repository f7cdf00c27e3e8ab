import { Injectable, type OnModuleInit } from '@nestjs/common';
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
  ) {}

  onModuleInit(): void {
    this.languages.setFallback(async () => (await this.settings.value('default_locale', 'string')) as Language);
  }
}

export const defaultLocale: Feature = { providers: [DefaultLocale] };
