import { inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { lessonFileMoves } from '../db/tables/course-content.ts'

// Files lie in one folder for all portals, so their moves are read as `platform`.

/** Old public addresses whose bytes still have to move, each with its new keys. */
export async function waitingMoves(db: Database): Promise<{ old_file: string; ids: number[]; keys: string[] }[]> {
  const rows = await db
    .select({ id: lessonFileMoves.id, key: lessonFileMoves.key, old_file: lessonFileMoves.old_file })
    .from(lessonFileMoves)
    .where(isNull(lessonFileMoves.moved_at))
    .orderBy(lessonFileMoves.id)
  return [...Map.groupBy(rows, (row) => row.old_file)].map(([old_file, group]) => ({
    old_file,
    ids: group.map((row) => row.id),
    keys: group.map((row) => row.key),
  }))
}

export async function markMoved(db: Database, { ids, now }: { ids: readonly number[]; now: Date }): Promise<void> {
  await db
    .update(lessonFileMoves)
    .set({ moved_at: now })
    .where(inArray(lessonFileMoves.id, [...ids]))
}
