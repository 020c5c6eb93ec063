import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import {
  judge_enrollments,
  run_enrollments_import,
  show_enrollments_import,
  type EnrollmentImport,
} from '@portico/shared/contract/learning/enrollments-import.ts'
import { list_course_learners } from '@portico/shared/contract/learning/enrollments.ts'
import {
  bulk_invite,
  run_bulk_invite,
  show_bulk_invite,
  type BulkInvite,
} from '@portico/shared/contract/learning/invitations-import.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { makeCourse, type MadeCourse } from '../../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../../tests/support/job-context.ts'
import { fillPool, poolOf } from '../../../../../../../tests/support/portal-credits.ts'
import { queuedJobs } from '../../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'
import { task as enroll } from '../../../reactions/enrollments.import-asked.ts'
import { task as invite } from '../../../reactions/invitations.import-asked.ts'

let world: World
let owner: postgres.Sql
let staff: Person
beforeAll(async () => {
  world = await createWorld()
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  staff = await world.person('portal_admin')
  await owner.unsafe(`
    create table poisoned (email text);
    grant select on poisoned to public;
    create function poison() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      if exists (select from poisoned p where p.email = new.email) then raise exception 'poisoned'; end if;
      return new;
    end $$;
    create function poison_learner() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      if exists (select from poisoned p join users u on u.email = p.email where u.id = new.user_id) then
        raise exception 'poisoned' using errcode = '23514';
      end if;
      return new;
    end $$;
    create trigger poison before insert on claim_links for each row execute function poison();
    create trigger poison before insert on enrollments for each row execute function poison_learner()`)
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const poison = (email: string) => owner`insert into poisoned values (${email})`
const strangers = Array.from({ length: 126 }, (_, n) => `stranger-${n}@nowhere.example`)
/** 130 rows; the third person is in row 116 of the file, which is line 117. */
const fileOf = (people: readonly string[], others: readonly string[] = strangers) =>
  ['Email', ...people.slice(0, 2), ...others.slice(0, 113), ...people.slice(2), ...others.slice(113)].join('\n')

async function validateFile(course: MadeCourse, file: string): Promise<EnrollmentImport> {
  const answer = await staff.send('POST', `${judge_enrollments.path.replace(':slug', course.slug)}?file_name=a.csv`, {
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  })
  return ((await answer.json()) as { data: EnrollmentImport }).data
}
async function deliver(task: 'enrollments.import-asked' | 'invitations.import-asked', attempt = 1): Promise<void> {
  const [asked] = await queuedJobs<{ import_id: number }>(world, task)
  const work = task === 'enrollments.import-asked' ? enroll : invite
  await work({ ...(await jobContext(world)), attempt }, asked ?? { import_id: 0 })
}
const learnersOf = async (course: MadeCourse) =>
  (await staff.call(list_course_learners, { params: { slug: course.slug } })).data.map(({ email }) => email)

test('a learner row the database rejects stops no other row and uses no credit', async () => {
  const course = await makeCourse(world)
  const people = await Promise.all([1, 2, 3, 4].map(() => world.person('learner')))
  const emails = people.map(({ email }) => email)
  await fillPool(world, 10)
  const before = await poolOf(world)
  const { id } = await validateFile(course, fileOf(emails))
  const params = { slug: course.slug, import: id }
  await deliver('enrollments.import-asked')
  await poison(emails[2] ?? '')
  await staff.call(run_enrollments_import, { params })
  await deliver('enrollments.import-asked')
  const ended = await staff.call(show_enrollments_import, { params })
  expect(ended).toMatchObject({ state: listImport.finished, total: 130, done: 3, counts: { create: 3, refused: 127 } })
  expect(ended.rows.length).toBe(100)
  const [broken] = await owner<{ problems: string[] }[]>`
    select problems from list_import_rows where import_id = ${id} and line = 117`
  expect(broken?.problems).toEqual([expect.stringMatching(/^This row could not be imported\..*line 117\.$/)])
  expect((await learnersOf(course)).toSorted()).toEqual(emails.filter((_, at) => at !== 2).toSorted())
  expect(before - (await poolOf(world))).toBe(3)
})

test('an invitation row the database rejects stops no other row and holds no seat', async () => {
  const course = await makeCourse(world)
  const manager = await world.person('manager')
  await fillPool(world, 200)
  await staff.call(give_credits, {
    body: { amount: 150, sent_as: crypto.randomUUID(), course_id: course.id, email: manager.email },
  })
  const emails = Array.from({ length: 130 }, (_, n) => `nurse-${n}@hospital.example`)
  const form = new FormData()
  form.set('file', new File([['Email', ...emails].join('\n')], 'people.csv', { type: 'text/csv' }))
  const sent = new Response(form)
  const answer = await manager.send('POST', bulk_invite.path.replace(':slug', course.slug), {
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
  const { data } = (await answer.json()) as { data: BulkInvite }
  const params = { slug: course.slug, import: data.id }
  await deliver('invitations.import-asked')
  await poison('nurse-115@hospital.example')
  await manager.call(run_bulk_invite, { params })
  await deliver('invitations.import-asked')
  const ended = await manager.call(show_bulk_invite, { params })
  expect(ended).toMatchObject({ state: listImport.finished, done: 129, counts: { create: 129, refused: 1 } })
  expect(ended).toMatchObject({ seats_left: 21, rows: [{ line: 117 }] })
  expect(await queuedJobs(world, 'email.seat-invited')).toHaveLength(129)
})

test('an import that fails permanently ends as failed with its counts and never restarts', async () => {
  const course = await makeCourse(world)
  const people = await Promise.all([1, 2, 3, 4].map(() => world.person('learner')))
  await fillPool(world, 10)
  const { id } = await validateFile(course, fileOf(people.map(({ email }) => email)))
  const params = { slug: course.slug, import: id }
  const shown = () => staff.call(show_enrollments_import, { params })
  await owner.unsafe(`
    create function break_batch() returns trigger language plpgsql as $$
    begin if new.line > 101 and new.import_id = ${id} then raise exception 'broken'; end if; return new; end $$;
    create trigger break_batch before update on list_import_rows for each row execute function break_batch()`)
  await expect(deliver('enrollments.import-asked', 7)).rejects.toMatchObject({ cause: { message: 'broken' } })
  expect(await shown()).toMatchObject({ state: listImport.judging, judged: 100 })
  await expect(deliver('enrollments.import-asked', 8)).rejects.toMatchObject({ cause: { message: 'broken' } })
  const failed = { state: listImport.failed, judged: 100, total: 130, done: 0 }
  expect(await shown()).toMatchObject(failed)
  await owner.unsafe('drop trigger break_batch on list_import_rows')
  await deliver('enrollments.import-asked', 9)
  expect(await shown()).toMatchObject(failed)
  await expect(staff.call(run_enrollments_import, { params })).rejects.toMatchObject({
    code: 'lists.import_not_judged',
  })
})
