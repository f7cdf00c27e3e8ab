/** Five bars on a tile, one for each service. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b6e5a"/><path d="M6 12v8M11 8v16M16 5v22M21 8v16M26 12v8" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>`;
