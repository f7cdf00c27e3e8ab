import { CoachingPersonView } from './coaching.view';

/** The account `id` as a JSON value; null if it is closed. */
export const personOf = (id: string) =>
  `(SELECT to_json(shown) FROM (SELECT ${CoachingPersonView.columns('a')} FROM account a WHERE a.id = ${id}) shown)`;

/** Whether the account `person` is live and one of its roles allows coaching. */
export const IS_COACH = `person.deleted_at IS NULL AND EXISTS (
  SELECT FROM account_role entry JOIN role ON role.id = entry.role_id
  WHERE entry.account_id = person.id AND 'coaching.clients' = ANY (role.permissions))`;

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;
