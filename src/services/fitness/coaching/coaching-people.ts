import { CoachingPersonView } from './coaching.view';

/** The person of account `id` as a JSON value, null when that account is gone. */
export const personOf = (id: string) =>
  `(SELECT to_json(shown) FROM (SELECT ${CoachingPersonView.columns('a')} FROM account a WHERE a.id = ${id}) shown)`;

/** Whether the account with the alias `person` is live and may coach, by any of its roles. */
export const IS_COACH = `person.deleted_at IS NULL AND EXISTS (
  SELECT FROM account_role held JOIN role ON role.id = held.role_id
  WHERE held.account_id = person.id AND 'coaching.clients' = ANY (role.permissions))`;

/** What an account is called in a notification. */
export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;
