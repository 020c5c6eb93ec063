/** So long a page waits, at most, until the browser has nothing else to do (LEG-025). */
export const prefetchIdle_ms = 2_000

/** What a browser says of its connection, where it says anything. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Pages ahead are fetched unless the visitor saves data or the connection is slow (LEG-025). */
export const mayPrefetch = ({ saveData = false, effectiveType = '' }: Connection): boolean =>
  !saveData && !effectiveType.endsWith('2g')
