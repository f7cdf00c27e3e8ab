let list: Promise<ReadonlySet<string>> | undefined;

/** Whether a password, in small or large letters, is one of some 50,000 that are tried first. Read on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(common => common.toLowerCase())),
  );
  return (await list).has(password.toLowerCase());
}
