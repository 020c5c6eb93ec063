/** The browser's time zone as an IANA name. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
