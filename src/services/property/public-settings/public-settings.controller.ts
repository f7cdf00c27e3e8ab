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
    'Returns the agency details that every page needs: name and texts in both languages, contact details,',
    'the currency of new homes, and the IANA time zone of viewings.',
  )
  @Returns('Public details of the agency', View)
  async all() {
    return this.settings.values(types);
  }
}
