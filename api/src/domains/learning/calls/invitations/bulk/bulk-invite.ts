import { bulk_invite } from '@portico/shared/contract/learning/invitations-import.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { largestImport_bytes } from '@portico/shared/resources/import-calls.ts'
import { firstCharacters } from '@portico/shared/rules/text/cut-text.ts'
import { cleanFileName } from '@portico/shared/schemas/files.ts'
import { dueDay } from '../../../due-day.ts'
import { storePeopleImport } from '../../../import/store-people-import.ts'
import { emailColumn } from '../../../import/row-of-file.ts'
import { firstNameColumn, invitationImport, lastNameColumn } from '../../../invitations/run-invitation-batch.ts'
import { managedCourse } from '../../../../access/door.ts'
import { inRowsThread, enforceImportRate } from '../../../../lists/door.ts'
import { failFields } from '../../../../../kernel/fail.ts'
import { formFile } from '../../../../../kernel/form-file.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { continueImport } from './continue-import.ts'
import { importOfInvites } from './import-of-invites.ts'

const columns = {
  [emailColumn]: ['Email address'],
  [firstNameColumn]: ['Given name'],
  [lastNameColumn]: ['Family name', 'Surname'],
}

/** Dry run: reports what each row of a file would do and what is wrong with it (USR-028, OP-113). */
export const bulkInvite = verb(bulk_invite, async (ctx, { params, query }) => {
  const { request, inPortal, actor, request_id, note, portal } = ctx
  const due_on = dueDay({ due_on: query.due_on, now: ctx.now(), time_zone: portal.time_zone })
  if (due_on === 'over') failFields({ due_on: [errorMessage('enrollments.due_day_over')] })
  const course_id = await inPortal(({ db }) => managedCourse(db, { slug: params.slug, user_id: actor.id }))
  await enforceImportRate(ctx.services, actor)
  const sent = await formFile(request, largestImport_bytes)
  const file = await inRowsThread(new Uint8Array(await sent.arrayBuffer()), { portal_id: portal.id, by: actor.id })
  const file_name = firstCharacters(cleanFileName(sent.name), 255)
  return inPortal(async (scope) => {
    const asked = { list: invitationImport, columns, file_name, file, settings: { course_id, due_on } }
    const id = await storePeopleImport(scope.db, { ...asked, actor, request_id })
    note(`course:${course_id}`, { import: id, file: file_name, rows: file.rows.length })
    await continueImport(scope, { ...ctx, id, total: file.rows.length })
    return importOfInvites(scope.db, { ...ctx, course_id, import_id: id })
  })
})
