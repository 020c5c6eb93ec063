import { and, eq } from 'drizzle-orm'
import { run_enrollments_import } from '@portico/shared/contract/enrollments-import.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { listImports } from '../../../../lists/tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { enrollableCourse } from '../people/enrollable-course.ts'
import { goOn } from './go-on.ts'
import { importOfCourse } from './import-of-course.ts'

/** Enrolls the people of a judged file, once: a second click finds that it has begun. */
export const runEnrollmentsImport = verb(run_enrollments_import, async (ctx, { params }) => {
  const { db, note, actor } = ctx
  // Asked again: since the file was judged, the course may have been taken off the storefront.
  const { id: course_id } = await enrollableCourse(db, { slug: params.slug, role: 'learner' })
  const { id, total, counts } = await importOfCourse(db, { course_id, import_id: params.import })
  const [started] = await db
    .update(listImports)
    // Whoever runs it answers for it, also towards themselves.
    .set({ state: listImport.running, asked_by: actor.id, role: actor.role })
    .where(and(eq(listImports.id, id), eq(listImports.state, listImport.judged)))
    .returning({ id: listImports.id })
  if (!started) fail('lists.import_not_judged')
  note(`course:${course_id}`, { import: id, counts })
  await goOn(ctx, { ...ctx, id, total })
  return importOfCourse(db, { course_id, import_id: id })
})
