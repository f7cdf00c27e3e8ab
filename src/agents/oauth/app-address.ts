import type { Caller } from '#kit/http/caller';
import type { PersonKind } from '#shared/people/person-kind';
import { staffKind } from '#shared/staff/account-insertion';
import type { StaffShape } from '#shared/staff/staff-shape';

/** An address of the MCP endpoint for the accounts of one sign-in: `/<service>/mcp/<word>`. */
export interface AppAddress {
  /** Also the end of the issuer. */
  word: string;
  /** The people who sign in there. */
  kind: PersonKind;
  /** Which of them may use it; all when left out. */
  admits?: (caller: Caller) => boolean;
}

export const APP_ADDRESSES = Symbol('addresses of connected apps');

export const staffAddress = (shape: StaffShape, admits?: AppAddress['admits']): AppAddress => ({
  word: 'staff',
  kind: staffKind(shape),
  ...(admits && { admits }),
});
