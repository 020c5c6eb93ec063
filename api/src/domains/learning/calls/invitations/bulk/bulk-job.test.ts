import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import { list_manager_invites } from '@portico/shared/contract/learning/invitations.ts'
import {
  bulk_invite,
  run_bulk_invite,
  show_bulk_invite,
  type BulkInvite,
} from '@portico/shared/contract/learning/invitations-import.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { memberships } from '../../../../identity/tables.ts'
import { task } from '../../../reactions/invitations.import-asked.ts'
import { makeCourse, type MadeCourse } from '../../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../../tests/support/job-context.ts'
import { fillPool } from '../../../../../../../tests/support/portal-credits.ts'
import { queuedJobs } from '../../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

async function validateFile(who: Person, course: MadeCourse, csv: string): Promise<BulkInvite> {
  const form = new FormData()
  form.set('file', new File([csv], 'people.csv', { type: 'text/csv' }))
  const sent = new Response(form)
  const answer = await who.send('POST', bulk_invite.path.replace(':slug', course.slug), {
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
  return ((await answer.json()) as { data: BulkInvite }).data
}
/** Runs the newest job like the worker, but leaves it queued so it can be delivered again. */
async function deliver(): Promise<void> {
  const [asked] = await queuedJobs<{ import_id: number }>(world, 'invitations.import-asked')
  if (!asked) throw new Error('no job was enqueued')
  await task(await jobContext(world), asked)
}

test('[USR-028] [NTF-003] over a hundred people become a job: invites each once, requires the right', async () => {
  const [admin, manager] = [await world.person('portal_admin'), await world.person('manager')]
  const course = await makeCourse(world)
  await fillPool(world, 300)
  await admin.call(give_credits, {
    body: { amount: 250, sent_as: crypto.randomUUID(), course_id: course.id, email: manager.email },
  })
  const people = Array.from({ length: 120 }, (_, n) => `nurse-${n}@hospital.example`)
  const file = ['email', ...people, 'nobody'].join('\r\n')
  const judged = await validateFile(manager, course, file)
  expect(judged).toMatchObject({ state: listImport.judging, total: 121, judged: 0 })
  const params = { slug: course.slug, import: judged.id }
  const shown = () => manager.call(show_bulk_invite, { params })
  await Promise.all([deliver(), deliver()])
  expect(await shown()).toMatchObject({ state: listImport.judged, judged: 121, counts: { create: 120, refused: 1 } })
  expect(await queuedJobs(world, 'email.seat-invited')).toEqual([])

  expect(await manager.call(run_bulk_invite, { params })).toMatchObject({ state: listImport.running, done: 0 })
  await Promise.all([deliver(), deliver()])
  await deliver()
  expect(await shown()).toMatchObject({ state: listImport.finished, done: 120, seats_left: 130 })
  expect(await queuedJobs(world, 'email.seat-invited')).toHaveLength(120)
  const { meta } = await manager.call(list_manager_invites, { query: { with_total: '1' } })
  expect(meta.total?.count).toBe(120)
  const told = (await manager.call(list_notifications)).data.filter(({ type }) => type === 'invites_sent')
  expect(told).toHaveLength(1)

  const other = await validateFile(manager, course, file.replaceAll('nurse', 'doctor'))
  await world.within('core', (tx) =>
    tx
      .update(memberships)
      .set({ roles: ['learner'] })
      .where(eq(memberships.user_id, manager.id)),
  )
  await deliver()
  const [row] = await world.services.platform.sql`select state from list_imports where id = ${other.id}`
  expect(row?.state).toBe(listImport.denied)
  expect(await queuedJobs(world, 'email.seat-invited')).toHaveLength(120)
}, 120_000)
