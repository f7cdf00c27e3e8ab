/** Descriptions of fields that mean the same at every declaration: see `DescriptionWords.fields`. */
export const propertyFields: Readonly<Record<string, string>> = {
  city: 'City it lies in.',
  is_featured: 'Marked by staff to be shown first on the site.',
  preferred_at: 'The instant the visitor asked for, in UTC.',
  purpose: '`sale` or `rent`.',
};
