/** The time zone that the browser is set to, as an IANA name. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
