import { eq } from 'drizzle-orm'
import { videoCaptions, videos } from '../../db/tables/course-content.ts'
import { shownAsFile } from '../../content/shown-as-file.ts'
import type { MaterialUser } from './material-user.ts'
import { usesOfItems } from './uses-of-items.ts'

/** Films of lessons, with their posters and captions, which are read from the library each time. */
export const videoItems: MaterialUser = {
  find: async (db, rows) => [
    ...(await usesOfItems(db, { table: videos, file: videos.material_id, itemable: videos.id, type: 'Video', rows })),
    ...(await usesOfItems(db, {
      table: videos,
      file: videos.poster_material_id,
      itemable: videos.id,
      type: 'Video',
      rows,
    })),
    ...(await usesOfItems(db, {
      table: videoCaptions,
      file: videoCaptions.material_id,
      itemable: videoCaptions.video_id,
      type: 'Video',
      rows,
    })),
  ],
  follow: async ({ db }, { after }) => {
    await db
      .update(videos)
      .set({ file: shownAsFile(after) })
      .where(eq(videos.material_id, after.id))
  },
}
