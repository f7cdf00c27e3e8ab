/** Includes the phone number as digits; the same expression as the index `account_contact_idx`. */
export const accountContacts = (alias: string): string =>
  `(${alias}.search_text || ' ' || ${alias}.email || ' ' || coalesce(${alias}.phone, '') || ' ' || ` +
  `regexp_replace(coalesce(${alias}.phone, ''), '\\D', '', 'g'))`;
