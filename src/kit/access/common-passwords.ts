let list: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of about 50,000 common ones, ignoring case. The list is loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(common => common.toLowerCase())),
  );
  return (await list).has(password.toLowerCase());
}
