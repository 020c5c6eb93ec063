export type Endable<C extends object> = { client: C; end: () => void; isOver: () => boolean }

/**
 * A client of the database until `end`, or until what it is part of is over: from then on whoever asks it raises. A query that nobody
 * waited for must not run in what its connection does next, which may be somebody else's transaction.
 */
export function endable<C extends object>(client: C, isWholeOver: () => boolean = () => false): Endable<C> {
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
