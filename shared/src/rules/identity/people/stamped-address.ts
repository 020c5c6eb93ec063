/** Adds a time stamp to the URL of a newly uploaded picture (USR-012), so that no browser displays the cached previous one. */
export const stampedAddress = (address: string, now_ms: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}t=${now_ms}`
