import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { videoCaptions } from '../tables.ts'
import { materials, type MaterialRow } from '../../library/tables.ts'

/** Returns the captions of a video in the author's order, each with its library file. */
export async function captionsOf(
  db: Transaction,
  video_id: number,
): Promise<{ language: string; material: MaterialRow }[]> {
  return db
    .select({ language: videoCaptions.language, material: materials })
    .from(videoCaptions)
    .innerJoin(materials, eq(materials.id, videoCaptions.material_id))
    .where(eq(videoCaptions.video_id, video_id))
    .orderBy(videoCaptions.sort_number)
}
