import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';

/**
 * Which settings somebody with `settings.view` sees: all of them. A service in which not only staff hold that permission
 * gives `settings({ visibility })` its own.
 */
@Injectable()
export class SettingVisibility {
  async onlyPublic(_caller: Caller): Promise<boolean> {
    return false;
  }
}
