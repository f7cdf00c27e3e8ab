/**
 * Names, username, e-mail address and phone number, the number also as digits, folded as `searchText` folds ASCII. The
 * same expression as the index `account_contact_idx`.
 */
export const accountContacts = (alias: string): string =>
  `regexp_replace(replace(${alias}.search_text || ' ' || ${alias}.email || ' ' || coalesce(${alias}.phone, '') || ' ' || ` +
  `regexp_replace(coalesce(${alias}.phone, ''), '\\D', '', 'g'), '''', ''), '[ -]+', ' ', 'g')`;
