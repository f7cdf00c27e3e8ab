/** On the schema of a field or parameter: a password, token or key, which only its owner sees. */
export const SECRET = 'x-secret';

export const secretOf = (secret: boolean | undefined) => (secret ? { [SECRET]: true } : {});

/** Whether the field or parameter is declared as a secret. */
export const isSecret = (declared: { [extension: `x-${string}`]: unknown }): boolean => declared[SECRET] === true;
