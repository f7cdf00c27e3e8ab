import type { Type } from '@nestjs/common';
import { Shown } from '#kit/fields/shape-fields';
import type { StaffShape } from './staff-shape';

export class HeldRoleView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'Manager' })
  name: string;
}

/** A row of the list. */
export class AccountRowView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'sara' })
  username: string;

  @Shown({ example: 'Sara' })
  first_name: string;

  @Shown({ example: 'Lee' })
  last_name: string;

  @Shown({ example: 'sara@example.com' })
  email: string;

  @Shown({ type: String, nullable: true, example: '+1 212 555 0142' })
  phone: string | null;

  @Shown({ type: String, nullable: true })
  profile_picture: string | null;

  @Shown({ type: 'integer', nullable: true })
  country_id: number | null;

  @Shown({ type: [HeldRoleView] })
  roles: HeldRoleView[];

  @Shown()
  created_at: Date;

  @Shown()
  updated_at: Date;
}

export class AccountView extends AccountRowView {
  @Shown({ type: [String], description: 'Every permission of every role, each once.', example: ['orders.view'] })
  permissions: string[];
}

export class HoldersView extends HeldRoleView {
  @Shown({ type: 'integer', description: 'Accounts that hold the role.' })
  accounts: number;
}

export class StaffStatisticsView {
  @Shown({ type: 'integer' })
  total: number;

  @Shown({ type: 'integer' })
  without_role: number;

  @Shown({ type: [HoldersView] })
  by_role: HoldersView[];
}

/** A token to send as `Authorization: Bearer <access_token>`. */
export class SessionView {
  @Shown()
  access_token: string;

  @Shown({ enum: ['Bearer'] })
  token_type: 'Bearer';

  @Shown({ example: '7d', description: 'The lifetime as configured: seconds, or a number of s, m, h, d or w.' })
  expires_in: string;
}

export interface AccountViews {
  Row: Type<AccountRowView>;
  Account: Type<AccountView>;
  SignIn: Type<SessionView>;
}

/** The views as one service shows them: with the field of its scope, and its name for the signed-in account. */
export function accountViews({ answerField, scope }: StaffShape): AccountViews {
  class StaffRowView extends AccountRowView {}
  class StaffAccountView extends AccountView {}
  class StaffSignInView extends SessionView {}
  if (scope) for (const view of [StaffRowView, StaffAccountView]) Shown(scope.answer)(view.prototype, scope.field);
  Shown({ type: StaffAccountView })(StaffSignInView.prototype, answerField);
  return { Row: StaffRowView, Account: StaffAccountView, SignIn: StaffSignInView };
}
