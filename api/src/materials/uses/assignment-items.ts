import { assignmentMaterials, assignments } from '../../db/tables/course-content.ts'
import type { MaterialUser } from './material-user.ts'
import { usesOfItems } from './uses-of-items.ts'

/** What comes with assignments; it is read from the library each time. */
export const assignmentItems: MaterialUser = {
  find: async (db, rows) => [
    ...(await usesOfItems(db, {
      table: assignments,
      file: assignments.material_id,
      itemable: assignments.id,
      type: 'Assignment',
      rows,
    })),
    ...(await usesOfItems(db, {
      table: assignmentMaterials,
      file: assignmentMaterials.material_id,
      itemable: assignmentMaterials.assignment_id,
      type: 'Assignment',
      rows,
    })),
  ],
  follow: async () => {},
}
