/** OpenAPI extension of a field or parameter that is a password, token or key; only its owner sees it. */
export const SECRET = 'x-secret';

export const secretOf = (secret: boolean | undefined) => (secret ? { [SECRET]: true } : {});

/** Whether the field or parameter is declared as a secret. */
export const isSecret = (declared: { [extension: `x-${string}`]: unknown }): boolean => declared[SECRET] === true;
