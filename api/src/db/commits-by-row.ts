/** How many rows commits may wait for at a time, one connection each; the rest of the pool stays free. */
const rowsAtOnce = 4
/** The same per portal, so that one portal's locked rows do not hold up another's. */
const rowsOfOnePortal = 2

export type RowCommit = {
  /** Never rejects. `locked`: the row stayed locked, and the commit may be run again. */
  run: () => Promise<'settled' | 'locked'>
  refuse: () => void
}
/** Commits that run alone, each in its own transaction. */
export type CommitsByRow = {
  /** Checks whether commits on a row are running alone or waiting to. */
  has: (portalId: number, lockId: number) => boolean
  add: (portalId: number, lockId: number, commit: RowCommit) => void
}
type Row = { portalId: number; waiting: RowCommit[]; tried: number }

/**
 * Commits on one row run in order of arrival; after each one, or when the row is locked, other waiting rows get a turn. After `tries` consecutive
 * locks, all commits on that row are refused. Until then they wait in memory, each with an open request.
 */
export function commitsByRow(tries: number): CommitsByRow {
  /** in order of their turns */
  const rows = new Map<string, Row>()
  const running = new Set<Row>()
  const keyOf = (portalId: number, lockId: number): string => `${portalId}:${lockId}`
  const mayRun = (row: Row): boolean =>
    !running.has(row) &&
    running.size < rowsAtOnce &&
    [...running].filter(({ portalId }) => portalId === row.portalId).length < rowsOfOnePortal

  function startAll(): void {
    for (const [key, row] of rows) {
      if (running.size >= rowsAtOnce) return
      if (mayRun(row)) void runOne(key, row)
    }
  }
  async function runOne(key: string, row: Row): Promise<void> {
    running.add(row)
    try {
      await tryFirst(row)
    } finally {
      running.delete(row)
      rows.delete(key)
      if (row.waiting.length > 0) rows.set(key, row)
      startAll()
    }
  }
  async function tryFirst(row: Row): Promise<void> {
    const first = row.waiting.shift()
    const isLocked = (await first?.run()) === 'locked'
    row.tried = isLocked ? row.tried + 1 : 0
    if (isLocked && first) row.waiting.unshift(first)
    if (row.tried >= tries) for (const each of row.waiting.splice(0)) each.refuse()
  }

  return {
    has: (portalId, lockId) => rows.has(keyOf(portalId, lockId)),
    add(portalId, lockId, commit) {
      const key = keyOf(portalId, lockId)
      const row = rows.get(key) ?? { portalId, waiting: [], tried: 0 }
      rows.set(key, row)
      row.waiting.push(commit)
      startAll()
    },
  }
}
