import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Cached } from '#cache/cached';
import { publicSettings } from '#shared/settings/public-settings';
import { Settings } from '#shared/settings/settings';
import { propertySettings } from '../property.settings';

const { View, types } = publicSettings('PublicSettingsView', propertySettings);

@ApiTags('Settings')
@Controller('settings')
export class PublicSettingsController {
  constructor(private readonly settings: Settings) {}

  @Get('public')
  @Public()
  @Cached('setting')
  @Describe(
    'Reads what every page needs before anything else: name and texts of the agency in both languages, how to reach',
    'it, the currency of new homes, and the IANA time zone that days and times of viewings are in.',
  )
  @Returns('Settings that the site shows', View)
  async all() {
    return this.settings.values(types);
  }
}
