export const CURRENCY_CODE = /^[A-Z]{3}$/;
