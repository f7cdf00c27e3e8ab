/**
 * Everything that staff find an account by: names, username, e-mail address, and the phone number as written and as
 * digits. `account.search_text` has no address, because members find each other by it. The same expression as the index
 * `account_contact_idx`.
 */
export const accountContacts = (alias: string): string =>
  `(${alias}.search_text || ' ' || ${alias}.email || ' ' || coalesce(${alias}.phone, '') || ' ' || ` +
  `regexp_replace(coalesce(${alias}.phone, ''), '\\D', '', 'g'))`;
