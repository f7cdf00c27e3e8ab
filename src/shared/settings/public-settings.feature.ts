import { Controller, Get, type Type } from '@nestjs/common';
import { Public } from '#kit/access/access-rule';
import { ApiTags } from '#kit/openapi/api-notes';
import { Returns, Describe } from '#kit/http/route-description';
import { LANGUAGES } from '#kit/language/language';
import { Cached } from '#cache/cached';
import type { Feature } from '#kit/service/feature';
import type { SettingSeed } from '#kit/service/service-definition';
import { shown } from '#kit/views/shown';
import { type Fields, view } from '#kit/views/view';
import { publicSettings } from './public-settings';
import { Settings } from './settings';

export interface PublicSettingsOptions {
  settings: readonly SettingSeed[];
  summary: string;
  description: string;
  /** Overrides the description that follows from the type. */
  kinds?: Fields;
}

/** `GET /settings/public`. Must be registered before `settings`, whose route would read `public` as a key. */
export const publicSettingsPage = (options: PublicSettingsOptions): Feature => ({
  controllers: [publicSettingsController(options)],
});

function publicSettingsController({ settings: seeds, summary, description, kinds }: PublicSettingsOptions): Type {
  const { View: Declared, types } = publicSettings('DeclaredSettingsView', seeds, kinds);
  const PublicSettingsView = view('PublicSettingsView', 'The settings that a site needs', {
    ...Declared.fields,
    languages: shown.words(LANGUAGES, { description: 'Languages of bilingual texts (`{en, ar}`)' }),
  });

  @ApiTags('Settings')
  @Controller('settings')
  class PublicSettingsController {
    constructor(private readonly settings: Settings) {}

    @Get('public')
    @Public()
    @Cached('setting')
    @Describe(description)
    @Returns(summary, PublicSettingsView)
    async read() {
      return { ...(await this.settings.values(types)), languages: [...LANGUAGES] };
    }
  }
  return PublicSettingsController;
}
