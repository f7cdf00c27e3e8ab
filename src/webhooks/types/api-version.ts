/** The version of payloads, stored with new endpoints. */
export const API_VERSION = '2026-11-28';
