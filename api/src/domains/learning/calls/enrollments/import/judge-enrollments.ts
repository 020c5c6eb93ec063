import { judge_enrollments } from '@portico/shared/contract/learning/enrollments-import.ts'
import { largestImport_bytes } from '@portico/shared/resources/import-calls.ts'
import { readBytes } from '../../../../../kernel/read-bytes.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { inRowsThread, enforceImportRate } from '../../../../lists/door.ts'
import { storePeopleImport } from '../../../import/store-people-import.ts'
import { dueColumn, emailColumn } from '../../../import/row-of-file.ts'
import { importName } from '../../../import/run-enrollment-batch.ts'
import { requestedDueDay } from '../people/requested-due-day.ts'
import { enrollableCourse } from '../people/enrollable-course.ts'
import { continueImport } from './continue-import.ts'
import { importOfCourse } from './import-of-course.ts'

const columns = { [emailColumn]: ['Email address'], [dueColumn]: ['Due date', 'Due'] }

/** Dry run: reports what each row of a file would do and what is wrong with it (OP-109). */
export const judgeEnrollments = verb(judge_enrollments, async (ctx, { params, query }) => {
  const { request, inPortal, actor, request_id, note, portal } = ctx
  const due_on = requestedDueDay(query, { now: ctx.now(), time_zone: portal.time_zone })
  const wanted = { slug: params.slug, role: 'learner' } as const
  const { id: course_id } = await inPortal(({ db }) => enrollableCourse(db, wanted))
  await enforceImportRate(ctx.services, actor)
  const bytes = await readBytes(request, { limit_bytes: largestImport_bytes })
  const file = await inRowsThread(bytes, { portal_id: portal.id, by: actor.id })
  return inPortal(async (scope) => {
    const settings = { course_id, due_on, again: query.again === '1' }
    const { file_name } = query
    const id = await storePeopleImport(scope.db, {
      list: importName,
      columns,
      file_name,
      file,
      settings,
      actor,
      request_id,
    })
    note(`course:${course_id}`, { import: id, file: query.file_name, rows: file.rows.length })
    await continueImport(scope, { ...ctx, id, total: file.rows.length })
    return importOfCourse(scope.db, { course_id, import_id: id })
  })
})
