import type { CursorMeta } from '@portico/shared/contract/kernel.ts'
import { fail } from './fail.ts'

type Place = { id: number; back: boolean }

const encode = (place: Place): string => Buffer.from(JSON.stringify([place.id, place.back ? 1 : 0])).toString('base64url')

/** The place that an opaque cursor names; a tampered one is refused. Lists are ordered by id, newest first. */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  try {
    const [id, back] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    if (Number.isSafeInteger(id) && (back === 0 || back === 1)) return { id: id as number, back: back === 1 }
  } catch {
    // fall through to the refusal
  }
  return fail('validation.cursor')
}

/** Cuts `size + 1` fetched rows to a page (fetched upwards when going back) and says where its neighbours start. */
export function page<R extends { id: number }>(rows: readonly R[], { place, size }: { place: Place | null; size: number }): { data: R[]; meta: CursorMeta } {
  const more = rows.length > size
  const cut = rows.slice(0, size)
  const data = place?.back ? cut.reverse() : cut
  const first = data[0]
  const last = data.at(-1)
  const hasNext = place?.back ? true : more
  const hasPrev = place?.back ? more : place !== null
  return { data, meta: { next_cursor: hasNext && last ? encode({ id: last.id, back: false }) : null, prev_cursor: hasPrev && first ? encode({ id: first.id, back: true }) : null } }
}
