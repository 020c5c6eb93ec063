import { eq } from 'drizzle-orm'
import { documents } from '../../db/tables/course-content.ts'
import { shownAsFile } from '../../content/shown-as-file.ts'
import type { MaterialUser } from './material-user.ts'
import { usesOfItems } from './uses-of-items.ts'

/** Documents of lessons. */
export const documentItems: MaterialUser = {
  find: (db, rows) =>
    usesOfItems(db, { table: documents, file: documents.material_id, itemable: documents.id, type: 'Document', rows }),
  follow: async ({ db }, { after }) => {
    await db
      .update(documents)
      .set({ file: shownAsFile(after), file_name: after.name, file_size: after.size })
      .where(eq(documents.material_id, after.id))
  },
}
