export type CloseableClient<C extends object> = { client: C; end: () => void; isOver: () => boolean }

/**
 * Wraps a database client so that it throws after `end`, or after the enclosing transaction is over. A query that was not awaited must not run in the
 * next transaction of its connection, which may be another caller's.
 */
export function closeableClient<C extends object>(
  client: C,
  isWholeOver: () => boolean = () => false,
): CloseableClient<C> {
  let hasEnded = false
  const isOver = (): boolean => hasEnded || isWholeOver()
  const guarded = new Proxy(client, {
    get(target, name) {
      if (isOver()) throw new Error('a query after the end of its transaction')
      return Reflect.get(target, name)
    },
  })
  return { client: guarded, end: () => void (hasEnded = true), isOver }
}
