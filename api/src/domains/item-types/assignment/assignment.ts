import { sql } from 'drizzle-orm'
import { isLessonFileKey, lessonFileName } from '../../media/door.ts'
import { assignmentMaterials, assignments } from '../tables.ts'
import { materials, type MaterialRow } from '../../library/tables.ts'
import { authoringOf } from '../authoring.ts'
import type { ItemTypeOnServer } from '../item-type-on-server.ts'
import { shownText } from '../linked-files.ts'
import { rowIdsOfType, part } from '../rows-of-items.ts'
import { filesOf, readAssignment } from './read-assignment.ts'
import { waitsForGrade } from './waits-for-grade.ts'
import { writeAssignment } from './write-assignment.ts'

const attached = ({ uuid, name, size }: MaterialRow) => ({ uuid, name, size })

export const assignment: ItemTypeOnServer<'Assignment'> = {
  async show(db, { base, itemable_id, filePath }) {
    const row = await readAssignment(db, itemable_id)
    const isOpen = base.locked_by === null
    const { file, further } = isOpen ? await filesOf(db, row) : { file: null, further: [] }
    const given = ({ name, size, picture, uuid }: MaterialRow) => ({
      name,
      size,
      src: picture ?? filePath({ file: uuid }),
    })
    return {
      ...base,
      itemable_type: 'Assignment',
      assignment: {
        id: row.id,
        title: base.title,
        attempts: row.attempts,
        score: row.score,
        reqs: isOpen ? await shownText(db, row.reqs, filePath) : '',
        restrict_user_to_upload: row.restrict_user_to_upload,
        allow_text_response: row.allow_text_response,
        file: file && given(file),
        materials: further.map(given),
      },
    }
  },
  async file(db, { itemable_id, file: uuid }) {
    const { file, further } = await filesOf(db, await readAssignment(db, itemable_id))
    const found = [...(file ? [file] : []), ...further].find((one) => one.uuid === uuid)
    const key = found && lessonFileName(found)
    if (!found || key === undefined || !isLessonFileKey(key)) return null
    const isPlayed = found.type === 'audio' || found.type === 'video'
    return { kind: isPlayed ? 'lesson_video' : 'lesson_document', key, name: found.name }
  },
  packagePosition: null,
  waitsFor: waitsForGrade,
  isUnready: sql`
    not exists (select 1 from assignments a where a.id = i.itemable_id and (a.allow_text_response or not a.restrict_user_to_upload))`,
  searched: sql`(select a.reqs from assignments a where a.id = i.itemable_id)`,
  rows(of) {
    const own = rowIdsOfType('Assignment', of)
    const named = sql`select x.material_id from assignments x where x.portal_id = ${of.portal_id} and x.id in ${own}
    union all select x.material_id from assignment_materials x where x.portal_id = ${of.portal_id} and x.assignment_id in ${own}`
    return [
      part(of, materials, sql`t.id in (${named})`),
      part(of, assignments, sql`t.id in ${own}`),
      part(of, assignmentMaterials, sql`t.assignment_id in ${own}`),
    ]
  },
  library: {
    files: [
      { file: assignments.material_id, itemable: assignments.id },
      { file: assignmentMaterials.material_id, itemable: assignmentMaterials.assignment_id },
    ],
    text: assignments.reqs,
    follow: null,
  },
  authoring: authoringOf('Assignment', {
    async read(db, id) {
      const { reqs, attempts, score, restrict_user_to_upload, allow_text_response, ...row } = await readAssignment(
        db,
        id,
      )
      const { file, further } = await filesOf(db, row)
      return {
        itemable_type: 'Assignment',
        fields: {
          reqs,
          attempts,
          score,
          restrict_user_to_upload,
          allow_text_response,
          file: file && attached(file),
          materials: further.map(attached),
        },
      }
    },
    write: writeAssignment,
  }),
}
