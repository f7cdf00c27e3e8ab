import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from './account.entity';
import { Role } from './role.entity';

/** A role an account holds. A deleted account holds none, so a role is free once nobody live holds it. */
@Entity({ name: 'account_role' })
@Index('account_role_role_idx', ['roleId'])
export class AccountRole {
  @ForeignKey(() => Account, { name: 'account_role_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @ForeignKey(() => Role, { name: 'account_role_role_fkey' })
  @PrimaryColumn({ type: 'integer' })
  roleId: number;
}
