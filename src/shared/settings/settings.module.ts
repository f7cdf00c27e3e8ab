import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { SettingVisibility } from './setting-visibility';
import { Settings } from './settings';
import { SettingsController } from './settings.controller';
import { SETTINGS_PAGES, type SettingsPages } from './settings-pages';
import { SettingsService } from './settings.service';

export interface SettingsOptions extends SettingsPages {
  visibility?: Type<SettingVisibility>;
}

/** Gives every feature `Settings`, and staff the routes. Routes such as `settings/public` have to be imported before it. */
@Module({})
export class SettingsModule {
  static for({ visibility = SettingVisibility, ...pages }: SettingsOptions): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      controllers: [SettingsController],
      providers: [
        Settings,
        SettingsService,
        { provide: SettingVisibility, useClass: visibility },
        { provide: SETTINGS_PAGES, useValue: pages },
      ],
      exports: [Settings],
    };
  }
}
