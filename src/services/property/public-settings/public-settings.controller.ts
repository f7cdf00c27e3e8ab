import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { Cached } from '#kit/memory/cached';
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
  @Answers('Settings that the site shows', View)
  async all() {
    return this.settings.values(types);
  }
}
