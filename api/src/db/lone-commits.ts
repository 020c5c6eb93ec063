/** On how many rows commits wait at a time, each on a connection of its own: the pool keeps the rest for everybody else. */
const rowsAtOnce = 4
/** Of one portal, so that its locked rows do not hold up another's. */
const rowsOfOnePortal = 2

/** Commits that are made alone, each in a transaction of its own. */
export type LoneCommits = {
  /** Whether commits on a row are being made alone, or wait for it. */
  has: (portalId: number, lockId: number) => boolean
  /** `run` never rejects. */
  add: (portalId: number, lockId: number, run: () => Promise<void>) => void
}
type Row = { portalId: number; waiting: (() => Promise<void>)[] }

/**
 * Commits on one row are made one after another, in the order in which they came; after each of them, rows that wait have their turn
 * first. Nobody is sent away: like groups, they wait in memory, and each is a request that somebody holds open.
 */
export function loneCommits(): LoneCommits {
  /** in the order of their turns */
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
    await row.waiting.shift()?.()
    running.delete(row)
    rows.delete(key)
    if (row.waiting.length > 0) rows.set(key, row)
    startAll()
  }

  return {
    has: (portalId, lockId) => rows.has(keyOf(portalId, lockId)),
    add(portalId, lockId, run) {
      const key = keyOf(portalId, lockId)
      const row = rows.get(key) ?? { portalId, waiting: [] }
      rows.set(key, row)
      row.waiting.push(run)
      startAll()
    },
  }
}
