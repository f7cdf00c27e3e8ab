import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';

/**
 * Whether a caller with `settings.view` sees public settings only; by default none does. A service that gives this
 * permission to other people than staff passes its own class to `settings({ visibility })`.
 */
@Injectable()
export class SettingVisibility {
  async onlyPublic(_caller: Caller): Promise<boolean> {
    return false;
  }
}
