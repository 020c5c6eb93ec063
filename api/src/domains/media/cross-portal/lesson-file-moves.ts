import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { lessonFileMoves } from '../tables.ts'

// All portals share one folder for files, so the moves are read as `platform`.

type MovedRow = { portal_id: number; id: number }

/** Returns old public URLs whose files still have to move, each with its new keys. */
export async function waitingMoves(db: Database): Promise<{ old_file: string; rows: MovedRow[]; keys: string[] }[]> {
  const rows = await db
    .select({
      portal_id: lessonFileMoves.portal_id,
      id: lessonFileMoves.id,
      key: lessonFileMoves.key,
      old_file: lessonFileMoves.old_file,
    })
    .from(lessonFileMoves)
    .where(isNull(lessonFileMoves.moved_at))
    .orderBy(lessonFileMoves.id)
  return [...Map.groupBy(rows, (row) => row.old_file)].map(([old_file, group]) => ({
    old_file,
    rows: group.map(({ portal_id, id }) => ({ portal_id, id })),
    keys: group.map((row) => row.key),
  }))
}

export async function markMoved(db: Database, { rows, now }: { rows: readonly MovedRow[]; now: Date }): Promise<void> {
  for (const [portal_id, group] of Map.groupBy(rows, (row) => row.portal_id)) {
    const ids = group.map((row) => row.id)
    await db
      .update(lessonFileMoves)
      .set({ moved_at: now })
      .where(and(eq(lessonFileMoves.portal_id, portal_id), inArray(lessonFileMoves.id, ids)))
  }
}
