import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from './account.entity';
import { Role } from './role.entity';

/** A role an account holds. A deleted account holds none, so a role is free once nobody live holds it. */
@Entity({ name: 'account_role' })
@Index('account_role_role_idx', ['roleId'])
export class AccountRole {
  @ForeignKey(() => Account, { name: 'account_role_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'account_id', type: 'integer', primaryKeyConstraintName: 'account_role_pkey' })
  accountId: number;

  @ForeignKey(() => Role, { name: 'account_role_role_fkey' })
  @PrimaryColumn({ name: 'role_id', type: 'integer', primaryKeyConstraintName: 'account_role_pkey' })
  roleId: number;
}
