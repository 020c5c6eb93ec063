/** The host of a request as a name: lower case, without trailing dot and without a port that a browser sends. */
export const nameOfHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')

/** Whether a host's name is this domain or below it. */
export const isWithin = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`)
