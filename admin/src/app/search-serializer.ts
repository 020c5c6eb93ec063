type Search = Readonly<Record<string, unknown>>

/** Reads and writes the query string in plain form, `?status=1`, without quotes around values; each page picks the parameters it needs. */
export const searchSerializer = {
  parseSearch: (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query)),
  stringifySearch: (search: Search): string => {
    const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const query = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
    return query === '' ? '' : `?${query}`
  },
}
