import { ofAccount, partOf, type PersonalTable } from '#shared/personal-data/personal-data';

const ofStaff = ofAccount('account_id', 'account');

/** Requests for pictures belong to the account; accepted pictures stay with their records. */
export const studioTables: readonly PersonalTable[] = [
  { table: 'job_picture', of: partOf('job_id', 'picture_job', ofStaff), erase: 'delete', files: ['address'] },
  { table: 'picture_job', of: ofStaff, erase: 'delete', without: ['account_id', 'lease', 'leased_until'] },
];
