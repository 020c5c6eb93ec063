type Search = Readonly<Record<string, unknown>>

/** The query of an address as people write it, `?status=1`: words without quotes; a page reads from them what it needs. */
export const addressQuery = {
  parseSearch: (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query)),
  stringifySearch: (search: Search): string => {
    const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const query = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
    return query === '' ? '' : `?${query}`
  },
}
