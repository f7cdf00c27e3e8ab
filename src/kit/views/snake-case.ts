/** `updatedAt` becomes `updated_at`. */
export const snakeCase = (name: string): string => name.replace(/(?<!^)[A-Z]/g, letter => `_${letter}`).toLowerCase();
