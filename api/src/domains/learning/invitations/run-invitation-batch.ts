import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { invitee } from '@portico/shared/schemas/enrolling.ts'
import { mostReminders } from '@portico/shared/states/learning/invitation.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { courses } from '../../courses/tables.ts'
import { listImportRows, listImports } from '../../lists/tables.ts'
import { tryRow } from '../../../db/try-row.ts'
import { emitter } from '../../../events/emit.ts'
import type { Scope } from '../../../kernel/context.ts'
import { notify } from '../../notifications/door.ts'
import { rejectRowsBeyond, type FileRow, type ImportRow, type RowBatch } from '../../lists/door.ts'
import { lockHeldCredits, readHeldCredits } from '../../credits/door.ts'
import type { Services } from '../../../kernel/services.ts'
import { emailColumn } from '../import/row-of-file.ts'
import { rowFailed } from '../../../kernel/row-failed.ts'
import { runFileBatch, type Outcome } from '../import/run-file-batch.ts'
import { recipientLimiter } from './recipient-limits.ts'
import { planInvitations } from './plan-invitations.ts'
import { lockDailyQuota } from './daily-quota.ts'
import { sendInvitations, type Invitee } from './send-invitations.ts'

/** The name of invitation files among the list imports. */
export const invitationImport = 'invitations'
export const firstNameColumn = 'First name'
export const lastNameColumn = 'Last name'

type Batch = {
  import_id: number
  size: number
  portal: { id: number; time_zone: string }
  services: Pick<Services, 'platform'>
  now: Date
  log: Pick<Services['log'], 'error'>
}

/** Checks the next people of a file, or invites them for the manager who requested it (USR-028), who is notified when all are done (NTF-003). */
export async function runInvitationBatch(scope: Scope, batch: Batch): Promise<boolean> {
  const isOver = await runFileBatch(scope, {
    ...batch,
    work: {
      outcomes: (given) => outcomesOf(scope, { ...batch, ...given }),
      refuseBeyond: (asked) => rejectBeyondQuota(scope, { ...batch, asked }),
      logged: { action: 'POST /courses/:slug/bulk-invite/:import/run', what: 'invited' },
    },
  })
  if (isOver) await notifySent(scope, batch.import_id)
  return isOver
}

async function notifySent(scope: Scope, import_id: number): Promise<void> {
  const [asked] = await scope.db.select().from(listImports).where(eq(listImports.id, import_id))
  const done = and(eq(listImportRows.import_id, import_id), eq(listImportRows.is_done, true))
  if (asked?.state !== listImport.finished || (await scope.db.$count(listImportRows, done)) === 0) return
  const [course] = await scope.db
    .select({ id: courses.id, slug: courses.slug, title: courses.title })
    .from(courses)
    .where(eq(courses.id, asked.settings?.course_id ?? 0))
  if (!course) return
  await notify(scope, {
    user_id: asked.asked_by,
    type: 'invites_sent',
    properties: { title: course.title, original_id: course.id },
    path: linkToStaff('managerInvites', { slug: course.slug }),
    cause: `invites:${import_id}`,
  })
}

async function rejectBeyondQuota({ db }: Scope, { asked, portal, now }: Batch & { asked: ImportRow }): Promise<void> {
  const manager_id = asked.asked_by
  const room = await lockDailyQuota(db, { manager_id, now, time_zone: portal.time_zone })
  const { free } = await readHeldCredits(db, { course_id: asked.settings?.course_id ?? 0, user_id: manager_id })
  await rejectRowsBeyond(db, { import_id: asked.id, left: free, code: 'credits.not_enough' })
  await rejectRowsBeyond(db, { import_id: asked.id, left: room.left, code: 'invitations.day_is_full', params: room })
}

type Doing = Batch & RowBatch

async function outcomesOf(scope: Scope, doing: Doing): Promise<Outcome[]> {
  const { asked, isRun, waiting, portal, services, now, log } = doing
  const { db } = scope
  const manager_id = asked.asked_by
  const { course_id = 0, due_on = null } = asked.settings ?? {}
  const room = await lockDailyQuota(db, { manager_id, now, time_zone: portal.time_zone })
  const held = await lockHeldCredits(db, { course_id, user_id: manager_id })
  const read = waiting.map((row) => ({ row, said: inviteeOf(row) }))
  const emails = read.flatMap(({ said }) => ('email' in said ? said.email : []))
  const planOf = await planInvitations(db, { course_id, manager_id, emails })
  let taken = 0
  const mayMail = recipientLimiter(services)
  const outcomeOf = async (row: FileRow, said: ParsedInvitee): Promise<Pick<Outcome, 'verdict' | 'problems'>> => {
    const refuse = (problem: string) => ({ verdict: 'refused', problems: [problem] }) as const
    if (row.same_as !== null) return refuse(`Line ${row.same_as} names the same person.`)
    if ('problem' in said) return refuse(said.problem)
    const { email } = said
    const plan = planOf(email)
    if (plan.verdict === 'refused') return refuse(errorMessage(plan.code, { email, most: mostReminders }))
    if (plan.verdict === 'unchanged' || !isRun) return { verdict: plan.verdict, problems: [] }
    if (held.free <= taken) return refuse(errorMessage('credits.not_enough'))
    if (room.left <= taken) return refuse(errorMessage('invitations.day_is_full', room))
    if (!(await mayMail.take(email))) return refuse(errorMessage('orders.invited_too_often', { email }))
    const tried = await tryRow(db, (tx) =>
      sendInvitations(
        { db: tx, emit: emitter(tx, portal.id) },
        { course_id, manager_id, due_on, people: [said], held, taken, now },
      ),
    )
    if ('error' in tried) {
      await mayMail.giveBack(email)
      return refuse(rowFailed(log, { asked, line: row.line, ...tried }))
    }
    taken += 1
    return { verdict: 'create', problems: [] }
  }
  const outcomes: Outcome[] = []
  for (const { row, said } of read) {
    const { verdict, problems } = await outcomeOf(row, said)
    outcomes.push({ line: row.line, title: row.title, verdict, problems, is_done: isRun && verdict === 'create' })
  }
  return outcomes
}

type ParsedInvitee = Invitee | { problem: string }

function inviteeOf({ cells }: Pick<FileRow, 'cells'>): ParsedInvitee {
  const read = v.safeParse(invitee, {
    email: cells[emailColumn] ?? '',
    first_name: cells[firstNameColumn] ?? '',
    last_name: cells[lastNameColumn] ?? '',
  })
  if (read.success) return read.output
  const [issue] = read.issues
  const field = String(issue.path?.[0]?.key ?? 'email')
  const column = { email: emailColumn, first_name: firstNameColumn, last_name: lastNameColumn }[field] ?? emailColumn
  return { problem: `${column}: ${issue.message}` }
}
