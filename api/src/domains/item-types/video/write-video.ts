import { eq } from 'drizzle-orm'
import type { AuthoredFields } from '@portico/shared/item-types/authored-content.ts'
import { formattedText } from '../formatted-text.ts'
import type { Transaction } from '../../../db/client.ts'
import { videoCaptions, videos } from '../tables.ts'
import { attachedMaterial, lessonFileName } from '../../media/door.ts'
import { insertedId } from '../inserted-id.ts'

type Fields = AuthoredFields<'Video'>
type Written = { id: number | null; is_shared: boolean; fields: Fields }

/** Writes a video with its file, poster and captions, and returns the id of its row. */
export async function writeVideo(db: Transaction, { id, is_shared, fields }: Written): Promise<number> {
  const values = {
    link: fields.link,
    transcript: await formattedText(db, fields.transcript, 'transcript'),
    poster_material_id: fields.poster && (await attachedMaterial(db, fields.poster, ['img'])).id,
    ...(await fileColumns(db, fields.file, id)),
  }
  const video_id = insertedId(
    id === null || is_shared
      ? await db.insert(videos).values(values).returning()
      : await db.update(videos).set(values).where(eq(videos.id, id)).returning(),
  )
  await writeCaptions(db, video_id, fields.captions)
  return video_id
}

/** The chosen library video, or, without a uuid, what the video already has. */
async function fileColumns(db: Transaction, chosen: Fields['file'], id: number | null) {
  if (chosen === null) return { file: null, material_id: null }
  if (chosen.uuid === null && id !== null) {
    const [row] = await db
      .select({ file: videos.file, material_id: videos.material_id })
      .from(videos)
      .where(eq(videos.id, id))
    return row ?? { file: null, material_id: null }
  }
  const row = await attachedMaterial(db, chosen, ['video'])
  return { file: lessonFileName(row), material_id: row.id }
}

async function writeCaptions(db: Transaction, video_id: number, captions: Fields['captions']): Promise<void> {
  await db.delete(videoCaptions).where(eq(videoCaptions.video_id, video_id))
  for (const [sort_number, { language, file }] of captions.entries()) {
    const { id: material_id } = await attachedMaterial(db, file, ['captions'])
    await db.insert(videoCaptions).values({ video_id, material_id, language, sort_number })
  }
}
