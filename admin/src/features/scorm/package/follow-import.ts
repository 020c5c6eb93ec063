import { get_scorm_content } from '@portico/shared/contract/scorm/authoring.ts'
import { api } from '../../../kernel/api.ts'
import type { CourseRef } from '../../courses/frame/course-ref.ts'
import { importRefusalText } from './import-refusal-text.ts'
import { live_ms } from './scorm-query.ts'

type Started = { course: CourseRef; item_id: number; scorm_import_id: number | null }

/** Waits for the end of an import; returns why it was refused, or null if it succeeded or a later upload has taken its place. */
export async function followImport({ course, item_id, scorm_import_id }: Started): Promise<string | null> {
  for (;;) {
    const { import: last } = await api(get_scorm_content, { params: { id: item_id }, query: { course_id: course.id } })
    if (last?.id !== scorm_import_id || last?.state === 3) return null
    if (last?.state === 4) return importRefusalText(last.error)
    await new Promise((done) => setTimeout(done, live_ms))
  }
}
