import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { uploads, type UploadRow } from '../tables.ts'
import type { AtEnd, Context } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'

/** How long a stalled request keeps others from writing; a killed process blocks an upload no longer than this. */
const lease_s = 6
const renewed_ms = 2_000

type In = Pick<Context & AtEnd, 'inPortal'>
/** Passes on the bytes of the request that holds the lease, and renews the lease as long as they arrive. */
export type Lease = { watched: (parts: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array, void, void> }

const ends = sql`now() + make_interval(secs => ${lease_s})`

/**
 * Lets one request at a time write an upload, across all processes: the lease is in its row. It is renewed while bytes arrive, so a silent connection
 * gives way to the next request. Rejects others with `uploads.locked`.
 */
export async function withLease<T>(
  { inPortal }: In,
  { id }: Pick<UploadRow, 'id'>,
  work: (row: UploadRow, lease: Lease) => Promise<T>,
): Promise<T> {
  const lease = randomUUID()
  const mine = and(eq(uploads.id, id), eq(uploads.lease, lease))
  const isFree = or(isNull(uploads.leased_until), lt(uploads.leased_until, sql`now()`))
  const [row] = await inPortal(({ db }) =>
    db
      .update(uploads)
      .set({ lease, leased_until: ends })
      .where(and(eq(uploads.id, id), isFree))
      .returning(),
  )
  if (!row) return fail('uploads.locked')
  const state = { moved: true, isLost: false }
  const renew = async () => {
    if (!state.moved) return
    state.moved = false
    const kept = await inPortal(({ db }) =>
      db.update(uploads).set({ leased_until: ends }).where(mine).returning({ id: uploads.id }),
    )
    state.isLost = kept.length === 0
  }
  const timer = setInterval(() => void renew().catch(() => {}), renewed_ms)
  try {
    return await work(row, { watched: (parts) => watched(parts, state) })
  } finally {
    clearInterval(timer)
    await inPortal(({ db }) => db.update(uploads).set({ lease: null, leased_until: null }).where(mine))
  }
}

async function* watched(
  parts: AsyncIterable<Uint8Array>,
  state: { moved: boolean; isLost: boolean },
): AsyncGenerator<Uint8Array, void, void> {
  for await (const part of parts) {
    // Another request is writing by now.
    if (state.isLost) fail('uploads.locked')
    state.moved = true
    yield part
  }
}
