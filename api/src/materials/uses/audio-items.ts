import { eq } from 'drizzle-orm'
import { shownAsFile } from '../../content/shown-as-file.ts'
import { audios } from '../../db/tables/course-content.ts'
import type { MaterialUser } from './material-user.ts'
import { usesOfItems } from './uses-of-items.ts'

/** Recordings of lessons. */
export const audioItems: MaterialUser = {
  find: (db, rows) =>
    usesOfItems(db, { table: audios, file: audios.material_id, itemable: audios.id, type: 'Audio', rows }),
  follow: async ({ db }, { after }) => {
    await db
      .update(audios)
      .set({ file: shownAsFile(after), file_name: after.name })
      .where(eq(audios.material_id, after.id))
  },
}
