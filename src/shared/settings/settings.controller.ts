import { Body, Controller, Delete, Get, Param, Patch, Query, type Type } from '@nestjs/common';
import { ApiParam, ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { dataPage, dataPageOf, mapPage } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SettingView } from './setting.view';
import { SettingChangeBody, settingListQuery, type SettingsPages } from './settings.dto';
import { SettingsService } from './settings.service';

const KEY = { name: 'key', type: String, description: 'Key of the setting, such as `site_name`.' };

/** The routes of one service, which has its own name for the page size. */
export function settingsController(pages: SettingsPages): Type {
  // A parameter's class must be a declared one, for its checks to be found.
  class SettingListQuery extends settingListQuery(pages) {}

  @ApiTags('Settings')
  @Controller('settings')
  class SettingsController {
    constructor(private readonly settings: SettingsService) {}

    @Get()
    @Requires('settings.view')
    @Returns('Settings, latest change first unless sorted otherwise', dataPageOf(SettingView))
    @Describe(
      'Every setting with its value, type and group; `search` looks in key, description, group and value.',
      'Who may see public settings only is shown those.',
    )
    async list(@SignedIn() caller: Caller, @Query() query: SettingListQuery) {
      return dataPage(mapPage(await this.settings.list(caller, query), SettingView.of));
    }

    @Get(':key')
    @ApiParam(KEY)
    @Requires('settings.view')
    @Returns('One setting', SettingView, NotFound)
    @Describe('By its key, with its value, its type and what it decides.')
    async one(@SignedIn() caller: Caller, @Param('key') key: string): Promise<SettingView> {
      return SettingView.of(await this.settings.get(caller, key));
    }

    @Patch(':key')
    @ApiParam(KEY)
    @Requires('settings.edit')
    @Returns('Give a setting another value', SettingView, ValidationFailed, NotFound)
    @Describe(
      'The value has to be of the type of the setting: `string` at most 255 characters, `text` at most 10,000, ' +
        '`json` an object or a list; some have rules of their own, which the refusal names.',
      'It counts from the next request on, in every process.',
    )
    @ResponseMessage('messages.setting_changed')
    async change(
      @SignedIn() caller: Caller,
      @Param('key') key: string,
      @Body() { value }: SettingChangeBody,
    ): Promise<SettingView> {
      return SettingView.of(await this.settings.update(caller, key, value));
    }

    @Delete(':key')
    @ApiParam(KEY)
    @Requires('settings.edit')
    @Returns('Give a setting its first value again', null, NotFound)
    @Describe(
      'Deletes what was stored: from the next request on, the setting has the value it began with and stays in the list.',
      'A setting that this version does not know is deleted.',
    )
    @ResponseMessage('messages.setting_deleted')
    async remove(@SignedIn() caller: Caller, @Param('key') key: string): Promise<void> {
      await this.settings.delete(caller, key);
    }
  }
  return SettingsController;
}
