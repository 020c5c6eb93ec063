import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { listJob } from '@portico/shared/states/list-job.ts'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../../tests/support/world.ts'
import { deletedEntries } from '../tables.ts'
import { activityLogs } from '../../../kernel/tables.ts'
import { memberships } from '../../identity/tables.ts'
import { forgetListJobs } from '../jobs/forget-list-jobs.ts'
import { task } from '../reactions/lists.job-asked.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const topics = callsOf('topics')
const many = 160
/** Runs the task as the worker would for this job, also when it is delivered to another portal or list. */
const deliver = async (job_id: number, portal: PortalName = 'core', list = 'topics') =>
  task(await jobContext(world, portal), { list, job_id })
const fill = (portal: PortalName, count = many) =>
  world.within(portal, (tx) =>
    tx.execute(
      sql`insert into topics (title, slug) select 'Many ' || n, 'many-' || n from generate_series(1, ${count}::integer) n`,
    ),
  )
const statuses = async (portal: PortalName = 'core') =>
  world.within(portal, async (tx) => {
    const rows = await tx.execute<{ status: number; count: number }>(
      sql`select status, count(*)::integer as count from topics where title like 'Many %' group by status order by status`,
    )
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  })
const drafts = (who = admin) =>
  who.call(topics.bulk_edit, { body: { matching: { search: 'Many' }, values: { status: 1 } } })
const showJob = (job: number) => admin.call(topics.show_job, { params: { job } })

beforeEach(async () => {
  for (const portal of ['core', 'summit'] as const) {
    await world.within(portal, (tx) => tx.execute(sql`delete from topics where title like 'Many %'`))
    await fill(portal)
  }
})

describe('bulk edit of all matching entries', () => {
  test('runs over 100 entries as a job on this portal, with progress, report and log', async () => {
    const asked = await drafts()
    expect(asked).toMatchObject({ kind: 'edit', state: listJob.queued, total: many, done: 0, refused: 0 })
    expect(await statuses()).toEqual({ 2: many })
    // An entry created later is not included, one that no longer matches still is, and a deleted one is reported.
    await admin.call(topics.create, { body: { title: 'Many came later' } })
    const [renamed, gone] = (await admin.call(topics.index, { query: { search: 'Many', sort: 'title' } })).data
    await world.within('core', (tx) =>
      tx.execute(sql`update topics set title = 'Renamed' where id = ${renamed?.id ?? 0}`),
    )
    await admin.call(topics.delete, { params: { id: gone?.id ?? 0 } })
    expect((await queuedJobs<{ job_id: number }>(world, 'lists.job-asked'))[0]).toMatchObject({ job_id: asked.id })
    await deliver(asked.id)
    expect(await showJob(asked.id)).toMatchObject({
      state: listJob.finished,
      total: many,
      done: many - 1,
      refused: 1,
      rows: [{ id: gone?.id, title: gone?.title, code: 'general.not_found', message: 'Resource not found!' }],
    })
    expect(await statuses()).toEqual({ 1: many - 2, 2: 1 })
    expect(await admin.call(topics.show, { params: { id: renamed?.id ?? 0 } })).toMatchObject({ status: 1 })
    expect(await statuses('summit')).toEqual({ 2: many })
    const report = await admin.send('GET', `/portals/topics/jobs/${asked.id}/report`)
    const lines = (await report.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(many + 1)
    expect(lines.filter((line) => line.endsWith(',Changed,'))).toHaveLength(many - 1)
    expect(lines.find((line) => line.includes('Refused'))).toBe(
      `${gone?.id},${gone?.title},Refused,Resource not found!`,
    )
    const logged = await world.within('core', (tx) => tx.select().from(activityLogs))
    const rows = logged.filter(({ action }) => action === 'POST /portals/topics/bulk-edit')
    expect(rows.filter(({ subject }) => subject === `topics:job ${asked.id}`)).toHaveLength(1)
    expect(rows.filter(({ subject, refused }) => /^topics:\d+$/.test(subject ?? '') && refused === null)).toHaveLength(
      many - 1,
    )
    expect(new Set(rows.map(({ actor_id, role }) => `${actor_id} ${role}`))).toEqual(new Set([`${admin.id} admin`]))
    const published = await queuedJobs<{ list: string; ids: number[] }>(world, 'publish.list-many-changed')
    expect(new Set(published.flatMap(({ ids }) => ids)).has(renamed?.id ?? 0)).toBe(true)
    await world.within('core', (tx) => tx.execute(sql`delete from topics where title = 'Renamed'`))
  })

  test('a job delivered twice, in parallel or later, runs once', async () => {
    const { id } = await drafts()
    await Promise.all([deliver(id), deliver(id)])
    expect(await showJob(id)).toMatchObject({ state: listJob.finished, done: many, refused: 0 })
    await world.within('core', (tx) => tx.execute(sql`update topics set status = 2 where title like 'Many %'`))
    await deliver(id)
    expect(await statuses()).toEqual({ 2: many })
    const logged = await world.within('core', (tx) => tx.select().from(activityLogs))
    const entries = logged.filter(({ changes }) => Object(changes).job === id).map(({ subject }) => subject)
    expect([entries.length, new Set(entries).size]).toEqual([many, many])
  })

  test('a canceled job changes nothing more and reports what was not done', async () => {
    const { id } = await drafts()
    expect(await admin.call(topics.cancel_job, { params: { job: id } })).toMatchObject({ state: listJob.canceled })
    await deliver(id)
    expect(await showJob(id)).toMatchObject({ state: listJob.canceled, done: 0 })
    expect(await statuses()).toEqual({ 2: many })
    expect(await (await admin.send('GET', `/portals/topics/jobs/${id}/report`)).text()).toContain(',Not done,')
    // A finished job keeps its state.
    const finished = await drafts()
    await deliver(finished.id)
    expect(await admin.call(topics.cancel_job, { params: { job: finished.id } })).toMatchObject({
      state: listJob.finished,
      done: many,
    })
  })

  test('[ROL-035] changes nothing if the requester lost the right or membership while the job waited', async () => {
    for (const change of [sql`roles = '{learner}'`, sql`is_blocked = true`]) {
      const leaving = await world.person('admin')
      const { id } = await drafts(leaving)
      await world.within('core', (tx) =>
        tx.execute(sql`update ${memberships} set ${change} where user_id = ${leaving.id}`),
      )
      await deliver(id)
      expect(await showJob(id)).toMatchObject({ state: listJob.denied, done: 0 })
    }
    expect(await statuses()).toEqual({ 2: many })
  })

  test('[TEN-001] a job stays in its portal and list, even when a super admin started it', async () => {
    const root = await world.person('super_admin', 'admin')
    const query = { portal_id: world.portals.summit.id }
    const job = await root.call(topics.bulk_edit, {
      query,
      body: { matching: { search: 'Many' }, values: { status: 1 } },
    })
    await deliver(job.id, 'core')
    expect([await statuses(), await statuses('summit')]).toEqual([{ 2: many }, { 2: many }])
    await deliver(job.id, 'summit')
    expect([await statuses(), await statuses('summit')]).toEqual([{ 2: many }, { 1: many }])
    await expect(showJob(job.id)).rejects.toMatchObject({ status: 404 })
    await expect(root.call(callsOf('tags').show_job, { query, params: { job: job.id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(root.call(topics.bulk_edit, { query, body: { values: { status: 1 } } })).rejects.toMatchObject({
      status: 422,
    })
  })

  test('[REF-008] new values may name only this portal’s entries, checked again per entry', async () => {
    const faq = callsOf('faq')
    const category = await admin.call(callsOf('question-categories').create, { body: { title: 'Short-lived' } })
    const foreign = await (
      await world.person('admin', 'summit')
    ).call(callsOf('question-categories').create, { body: { title: 'Theirs' } })
    await world.within('core', (tx) =>
      tx.execute(
        sql`insert into faqs (question, answer, slug) select 'Asked ' || n, 'Yes.', 'asked-' || n from generate_series(1, ${many}::integer) n`,
      ),
    )
    const give = (category_id: number) =>
      admin.call(faq.bulk_edit, { body: { matching: { search: 'Asked' }, values: { category_id } } })
    await expect(give(foreign.id)).rejects.toMatchObject({ status: 422 })
    const job = await give(category.id)
    await admin.call(callsOf('question-categories').delete, { params: { id: category.id } })
    await deliver(job.id, 'core', 'faq')
    const ended = await admin.call(faq.show_job, { params: { job: job.id } })
    expect(ended).toMatchObject({ state: listJob.finished, done: 0, refused: many })
    expect(ended.rows).toHaveLength(100)
    expect(new Set(ended.rows.map(({ code }) => code))).toEqual(new Set(['lists.needed_entry_gone']))
  })
})

test('above ten thousand entries, a list reports a minimum count on every page and filter', async () => {
  await world.within('core', (tx) => tx.execute(sql`delete from topics where title like 'Many %'`))
  await fill('core', 10_050)
  const total = async (query: Record<string, string>) =>
    (await admin.call(topics.index, { query: { with_total: '1', ...query } })).meta.total
  expect(await total({ search: 'Many' })).toEqual({ count: 10_000, is_exact: false })
  expect(await total({ search: 'Many 1004' })).toEqual({ count: 11, is_exact: true })
  const { meta } = await admin.call(topics.index, { query: { search: 'Many' } })
  expect(await total({ search: 'Many', cursor: meta.next_cursor ?? '' })).toEqual({ count: 10_000, is_exact: false })
})

describe('undo', () => {
  const deleted = async () => {
    const job = await admin.call(topics.delete_matching, { body: { matching: { search: 'Many' } } })
    await deliver(job.id)
    return job
  }
  const restored = async (job_id: number) => {
    const job = await admin.call(topics.restore, { body: { job_id } })
    await deliver(job.id)
    return showJob(job.id)
  }

  test('[REF-007] restores everything a job deleted, on this portal only', async () => {
    const kept = () =>
      world.within('core', (tx) => tx.execute(sql`select * from topics where title like 'Many %' order by id`))
    const before = await kept()
    const job = await deleted()
    expect(await statuses()).toEqual({})
    await expect(
      (await world.person('admin', 'summit')).call(topics.restore, { body: { job_id: job.id } }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await restored(job.id)).toMatchObject({ kind: 'restore', state: listJob.finished, done: many, refused: 0 })
    expect(await kept()).toEqual(before)
    expect(await statuses('summit')).toEqual({ 2: many })
  })

  test('reports an entry that cannot be restored because its slug was taken meanwhile', async () => {
    const job = await deleted()
    await admin.call(topics.create, { body: { title: 'Many again', slug: 'many-7' } })
    expect(await restored(job.id)).toMatchObject({
      done: many - 1,
      refused: 1,
      rows: [{ title: 'Many 7', code: 'lists.taken' }],
    })
    // Once the slug is free again, and while undo is still possible, the entry can be restored.
    await world.within('core', (tx) => tx.execute(sql`delete from topics where title = 'Many again'`))
    expect(await restored(job.id)).toMatchObject({ total: 1, done: 1 })
  })

  test('restores an agency with its states, rejects late or invalid undos, and purges expired entries', async () => {
    const agencies = callsOf('agencies')
    const [state] = await admin.call(callsOf('states').select)
    const made = await admin.call(agencies.create, { body: { title: 'Board', state_ids: [state?.id ?? 0] } })
    await admin.call(agencies.delete, { params: { id: made.id } })
    expect(await admin.call(agencies.restore, { body: { ids: [made.id] } })).toMatchObject({ done: 1 })
    expect(await admin.call(agencies.show, { params: { id: made.id } })).toEqual(made)

    const edit = await drafts()
    await deliver(edit.id)
    const late = await deleted()
    const later = (by: string) =>
      world.within('core', async (tx) => {
        await tx.execute(sql`update list_jobs set finished_at = finished_at - ${by}::interval`)
        await tx.execute(sql`update deleted_entries set deleted_at = deleted_at - ${by}::interval`)
      })
    await later('3 minutes')
    for (const job_id of [edit.id, late.id])
      await expect(admin.call(topics.restore, { body: { job_id } })).rejects.toMatchObject({
        status: 409,
        code: 'lists.undo_over',
      })
    const rows = () =>
      world.within('core', (tx) => tx.select().from(deletedEntries).where(eq(deletedEntries.job_id, late.id)))
    expect(await rows()).toHaveLength(many)
    await later('1 hour')
    await forgetListJobs(world.services)
    expect(await rows()).toEqual([])
    expect(await showJob(late.id)).toMatchObject({ done: many })
    await world.services.platform.sql`update list_jobs set created_at = created_at - interval '31 days'`
    await forgetListJobs(world.services)
    await expect(showJob(late.id)).rejects.toMatchObject({ status: 404 })
  })
})
