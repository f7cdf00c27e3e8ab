import { Body, Controller, Delete, Get, Inject, Param, Patch, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Says } from '#kit/http/describe';
import { dataPage, dataPageOf, mapPage, readPage } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { SETTING_TYPES } from '#kit/service/service-definition';
import { SettingView, settingView } from './setting.view';
import { SettingChangeBody } from './settings.dto';
import { SETTINGS_PAGES, type SettingsPages } from './settings-pages';
import { SettingsService } from './settings.service';

@ApiTags('Settings')
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    @Inject(SETTINGS_PAGES) private readonly pages: SettingsPages,
  ) {}

  @Get()
  @Requires('settings.view')
  @Answers('Settings, latest change first', dataPageOf(SettingView))
  @ApiQuery({ name: 'search', required: false, description: 'in key, description, category or value' })
  @ApiQuery({ name: 'category', required: false })
  @ApiQuery({ name: 'type', required: false, enum: SETTING_TYPES })
  @ApiQuery({ name: 'page', required: false, type: Number })
  @ApiQuery({
    name: 'page_count',
    required: false,
    type: Number,
    description: 'rows on a page, 10 when left out, at most 100',
  })
  async list(@SignedIn() caller: Caller, @Query() query: Record<string, unknown>) {
    const text = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : undefined);
    const filter = { search: text('search'), category: text('category'), type: text('type') };
    const page = await this.settings.list(caller, filter, readPage(query, { default: 10, max: 100, ...this.pages }));
    return dataPage(mapPage(page, settingView));
  }

  @Get(':key')
  @Requires('settings.view')
  @Answers('One setting', SettingView, NotFound)
  async one(@SignedIn() caller: Caller, @Param('key') key: string): Promise<SettingView> {
    return settingView(await this.settings.one(caller, key));
  }

  @Patch(':key')
  @Requires('settings.edit')
  @Answers('Give a setting another value', SettingView, ValidationFailed, NotFound)
  @Says('messages.setting_changed')
  async change(
    @SignedIn() caller: Caller,
    @Param('key') key: string,
    @Body() { value }: SettingChangeBody,
  ): Promise<SettingView> {
    return settingView(await this.settings.change(caller, key, value));
  }

  @Delete(':key')
  @Requires('settings.edit')
  @Answers('Delete a setting; the service then works with its first value', null, NotFound)
  @Says('messages.setting_deleted')
  async remove(@SignedIn() caller: Caller, @Param('key') key: string): Promise<void> {
    await this.settings.remove(caller, key);
  }
}
