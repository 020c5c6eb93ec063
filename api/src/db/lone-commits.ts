/** On how many rows commits wait at a time, each on a connection of its own: the pool keeps the rest for everybody else. */
const rowsAtOnce = 4
/** Of one portal, so that its locked rows do not hold up another's. */
const rowsOfOnePortal = 2

export type LoneCommit = {
  /** Never rejects. locked: its row could not be had in time, and it may be run again. */
  run: () => Promise<'settled' | 'locked'>
  refuse: () => void
}
/** Commits that are made alone, each in a transaction of its own. */
export type LoneCommits = {
  /** Whether commits on a row are being made alone, or wait for it. */
  has: (portalId: number, lockId: number) => boolean
  add: (portalId: number, lockId: number, commit: LoneCommit) => void
}
type Row = { portalId: number; waiting: LoneCommit[]; tried: number }

/**
 * Commits on one row are made one after another, in the order in which they came; after each of them, and each time that one finds its
 * row locked, rows that wait have their turn first. Found locked `tries` times in a row, all that wait for it are refused; until then,
 * like groups, they wait in memory, and each is a request that somebody holds open.
 */
export function loneCommits(tries: number): LoneCommits {
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
