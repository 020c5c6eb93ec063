import { eq } from 'drizzle-orm'
import { videos } from '../../db/tables/course-content.ts'
import { shownAsFile } from '../shown-as-file.ts'
import type { MaterialUser } from './material-user.ts'
import { usesOfItems } from './uses-of-items.ts'

/** Films of lessons. */
export const videoItems: MaterialUser = {
  find: (db, rows) => usesOfItems(db, { table: videos, type: 'Video', rows }),
  follow: async ({ db }, { after }) => {
    await db
      .update(videos)
      .set({ file: shownAsFile(after) })
      .where(eq(videos.material_id, after.id))
  },
}
