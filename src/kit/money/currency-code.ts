/** ISO 4217, such as `USD`. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;
