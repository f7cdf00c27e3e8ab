import { Body, Controller, Delete, Get, Param, Patch, Query, type Type } from '@nestjs/common';
import { ApiParam, ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { dataPage, dataPageOf, mapPage } from '#kit/http/page';
import { DemoProtected, NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SettingView } from './setting.view';
import { SettingChangeBody, settingListQuery, type SettingsPages } from './settings.dto';
import { SettingsService } from './settings.service';

const KEY = { name: 'key', type: String, description: 'Key of the setting, such as `site_name`.' };

/** The routes of one service; the name of the page size parameter differs between services. */
export function settingsController(pages: SettingsPages): Type {
  // Validation needs a declared class as the type of a parameter.
  class SettingListQuery extends settingListQuery(pages) {}

  @ApiTags('Settings')
  @Controller('settings')
  class SettingsController {
    constructor(private readonly settings: SettingsService) {}

    @Get()
    @Requires('settings.view')
    @Returns('Settings, latest change first unless sorted otherwise', dataPageOf(SettingView))
    @Describe(
      'Returns settings with value, type and group; `search` compares key, description, group and value.',
      'Callers who may only see public settings get these.',
    )
    async list(@SignedIn() caller: Caller, @Query() query: SettingListQuery) {
      return dataPage(mapPage(await this.settings.list(caller, query), SettingView.of));
    }

    @Get(':key')
    @ApiParam(KEY)
    @Requires('settings.view')
    @Returns('One setting', SettingView, NotFound)
    @Describe('Returns one setting by its key, with value, type and description.')
    async one(@SignedIn() caller: Caller, @Param('key') key: string): Promise<SettingView> {
      return SettingView.of(await this.settings.get(caller, key));
    }

    @Patch(':key')
    @SideEffects('access')
    @ApiParam(KEY)
    @Requires('settings.edit')
    @Returns('Change the value of a setting', SettingView, ValidationFailed, NotFound, DemoProtected)
    @Describe(
      'Changes the value, effective from the next request on in every process.',
      'The value must have the type of the setting: `string` at most 255 characters, `text` at most 10,000, ' +
        '`json` an object or a list. Some settings have further rules, which the error names.',
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
    @SideEffects('access')
    @ApiParam(KEY)
    @Requires('settings.edit')
    @Returns('Reset a setting to its initial value', null, NotFound, DemoProtected)
    @Describe(
      'Resets the value, effective from the next request on; the setting stays in the list.',
      'A setting that this version does not declare is deleted.',
    )
    @ResponseMessage('messages.setting_deleted')
    async remove(@SignedIn() caller: Caller, @Param('key') key: string): Promise<void> {
      await this.settings.delete(caller, key);
    }
  }
  return SettingsController;
}
