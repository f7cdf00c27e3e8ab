import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { InjectStaffShape, type StaffShape } from './staff-shape';

/** Reads the scope of an account from a body, in services that have scopes. */
@Injectable()
export class ScopeReference {
  constructor(
    private readonly db: Database,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  /** Undefined if the body does not change the scope, null if it removes it. An unknown id is refused. */
  async resolve(body: object): Promise<number | null | undefined> {
    const { scope } = this.shape;
    if (!scope) return undefined;
    const value = (body as Record<string, unknown>)[scope.field];
    if (value === undefined || value === null) return value;
    const found = await this.db.row<{ id: number }>(scope.find, [value]);
    if (!found) throw fieldRefused(scope.field, 'unknown_reference');
    return found.id;
  }
}
