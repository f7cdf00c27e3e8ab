import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { Settings } from '#shared/settings/settings';
import { PublicSettingsView } from './public-settings.view';

@ApiTags('Settings')
@Controller('settings')
export class PublicSettingsController {
  constructor(private readonly settings: Settings) {}

  @Get('public')
  @Public()
  @Answers('Settings that the site shows', PublicSettingsView)
  async all(): Promise<PublicSettingsView> {
    return this.settings.values({
      agency_name: 'string',
      agency_tagline_en: 'string',
      agency_tagline_ar: 'string',
      agency_description_en: 'text',
      agency_description_ar: 'text',
      contact_email: 'string',
      agency_city: 'string',
      currency: 'string',
      timezone: 'string',
      home_featured_references: 'json',
      home_staging_property_slug: 'string',
    });
  }
}
