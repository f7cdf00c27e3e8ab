import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from './account.entity';
import { Role } from './role.entity';

/** A role of an account. Deleted accounts have none, so that their roles can be deleted. */
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
