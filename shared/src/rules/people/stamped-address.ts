/** The address of a picture that was just uploaded, with a time stamp (USR-012): no browser shows the one before in its place. */
export const stampedAddress = (address: string, now_ms: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}t=${now_ms}`
