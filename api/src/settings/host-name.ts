/** Normalizes a request's host to a name: lowercase, without trailing dot, and without a port as browsers send it. */
export const nameOfHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')

/** Checks whether a host name is this domain or a subdomain of it. */
export const isWithin = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`)
