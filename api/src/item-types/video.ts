import { eq } from 'drizzle-orm'
import { videoLinkOf } from '@portico/shared/schemas/video-link.ts'
import { sanitizeContent } from '../adapters/sanitize-content.ts'
import { itemFilePath } from '../content/item-file-path.ts'
import { isLessonFileKey } from '../content/lesson-files.ts'
import type { Transaction } from '../db/client.ts'
import { videos } from '../db/tables/course-content.ts'
import { fail } from '../kernel/fail.ts'
import { authoringOf } from './authoring.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'
import { onlyId } from './only-id.ts'

export const video: ItemTypeOnServer<'Video'> = {
  async show(db, { base, itemable_id, enrollment_id }) {
    const [found] = await db.select().from(videos).where(eq(videos.id, itemable_id))
    const row = base.locked_by === null ? found : undefined
    const link = row?.link ?? ''
    const place = videoLinkOf(link)
    return {
      ...base,
      itemable_type: 'Video',
      link,
      file: row?.file ? itemFilePath({ item_id: base.id, enrollment_id }) : '',
      provider: place?.provider ?? null,
      video_id: place?.id ?? null,
      transcript: row ? sanitizeContent(row.transcript) : '',
    }
  },
  async file(db, { itemable_id, title }) {
    const [row] = await db.select({ key: videos.file }).from(videos).where(eq(videos.id, itemable_id))
    return row?.key && isLessonFileKey(row.key) ? { kind: 'lesson_video', key: row.key, name: title } : null
  },
  place: null,
  authoring: authoringOf('Video', {
    async read(db, id) {
      const { link, transcript } = await readVideo(db, id)
      return { itemable_type: 'Video', fields: { link, transcript } }
    },
    async write(db, { id, is_shared, fields }) {
      const values = { link: fields.link, transcript: sanitizeContent(fields.transcript) }
      if (id === null) return onlyId(await db.insert(videos).values(values).returning())
      if (!is_shared) return onlyId(await db.update(videos).set(values).where(eq(videos.id, id)).returning())
      const { file } = await readVideo(db, id)
      return onlyId(
        await db
          .insert(videos)
          .values({ ...values, file })
          .returning(),
      )
    },
  }),
}

async function readVideo(db: Transaction, id: number): Promise<typeof videos.$inferSelect> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id))
  return row ?? fail('general.not_found')
}
