import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';

/** By default none does. A service with this permission for members passes a class to `settings({ visibility })`. */
@Injectable()
export class SettingVisibility {
  async onlyPublic(_caller: Caller): Promise<boolean> {
    return false;
  }
}
