import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';

/**
 * Decides whether a caller sees only public settings; by default no caller is limited. Services replace it by `settings({
 * visibility })`.
 */
@Injectable()
export class SettingVisibility {
  async onlyPublic(_caller: Caller): Promise<boolean> {
    return false;
  }
}
