/** Expressions that meet no text of others, with the reason. Everything else must be fast with any text. */
export const OWN_EXPRESSIONS: Readonly<Record<string, string>> = {};
