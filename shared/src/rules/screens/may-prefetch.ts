/** Longest time a page waits for the browser to be idle before prefetching (LEG-025). */
export const prefetchIdle_ms = 2_000

/** Connection details, as far as the browser reports them. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Allows prefetching unless the visitor saves data or the connection is slow (LEG-025). */
export const mayPrefetch = ({ saveData = false, effectiveType = '' }: Connection): boolean =>
  !saveData && !effectiveType.endsWith('2g')
