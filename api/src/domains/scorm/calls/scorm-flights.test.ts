import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import {
  get_scorm_record,
  list_scorm_learners,
  list_scorm_openings,
  open_scorm_flight,
  report_scorm_problem,
} from '@portico/shared/contract/scorm/records.ts'
import { flightBytesMost } from '@portico/shared/rules/scorm/flight.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addSco } from '../../../../../tests/support/items.ts'
import { importZip, learnerAt, playerOf } from '../../../../../tests/support/scorm.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { makePackage } from '../../../../local/demo/scorm/make-package.ts'
import { forgetFlights } from '../jobs/forget-flights.ts'

let world: World
let learner: Person
let instructor: Person
let editor: Person
beforeAll(async () => {
  world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-scorm-flights-')) })
  learner = await world.person('learner')
  instructor = await world.person('instructor')
  editor = await world.person('editor')
})
beforeEach(() => world.services.platform.sql`delete from rate_limits where key like 'scorm-recording:%'`)
afterAll(() => world.close())

const entry = (more: object = {}) => ({ at: 5, kind: 'call', name: 'LMSSetValue', answer: 'true', code: 0, ...more })

async function opened() {
  const course = await makeCourse(world, { outline: [[]], instructor_id: instructor.id })
  const zip = await makePackage({ title: 'Fire safety' })
  const { scorm_package_id } = await importZip(world, { editor, course_id: course.id, zip })
  const item_id = await world.within('core', (tx) =>
    addSco(tx, {
      module_id: course.modules[0] ?? 0,
      title: 'Fire safety',
      sort_number: 1,
      package_id: scorm_package_id ?? 0,
      scorm_id: '',
    }),
  )
  const related_id = await enroll(world, { course, user_id: learner.id })
  const { player_url } = await learnerAt(world, { learner, item_id, related_id }).open()
  const player = playerOf(world, player_url)
  const { launch } = (await player.start()).body.data
  const send = (body: unknown) =>
    world.app.request(player_url.replace(/player$/, 'flight'), {
      method: 'POST',
      headers: { host: new URL(player_url).host, 'content-type': 'text/plain;charset=utf-8' },
      body: JSON.stringify(body),
    })
  const params = { related_id, item_id }
  return {
    course,
    launch,
    player,
    send,
    params,
    open: (person: Person, reason = 'The learner wrote to us') =>
      person.call(open_scorm_flight, { params, query: {}, body: { attempt: 1, sco: 'sco', launch, reason } }),
    record: () => instructor.call(get_scorm_record, { params, query: {} }),
  }
}

test('stores recorded parts once, in order and without answers, whatever the player sends', async () => {
  const { launch, send, open, record } = await opened()
  const second = [entry({ at: 20, element: 'cmi.interactions.0.student_response', value: 'my answer' })]
  const first = [entry({ element: 'cmi.core.lesson_status', value: 'incomplete' })]
  for (const [part, entries] of [
    [2, second],
    [1, first],
    [1, second],
  ] as const)
    expect((await send({ launch, part, entries })).status).toBe(200)
  const { entries } = await open(instructor)
  expect(entries.map(({ at, value }) => [at, value])).toEqual([
    [5, 'incomplete'],
    [20, '(9 characters)'],
  ])
  expect((await record()).attempts[0]?.scos[0]?.launches).toMatchObject([{ launch, entries: 2 }])
  for (const wrong of [
    { launch, part: 0, entries: first },
    { launch, part: 201, entries: first },
    { launch, part: 3, entries: Array.from({ length: 301 }, () => entry()) },
    { launch, part: 3, entries: [entry({ kind: 'other' })] },
    { launch, part: 3, entries: [entry({ value: 'x'.repeat(1_001) })] },
  ])
    expect((await send(wrong)).status).toBe(400)
})

test('ignores any number of parts from launches that never existed', async () => {
  const { launch, send, record } = await opened()
  await send({ launch, part: 1, entries: [entry()] })
  for (const invented of [...Array.from({ length: 40 }, (_, index) => launch + 1 + index), 2 ** 31 - 1])
    expect((await send({ launch: invented, part: 1, entries: [entry()] })).status).toBe(200)
  expect((await record()).attempts[0]?.scos[0]?.launches).toMatchObject([{ launch, entries: 1 }])
})

test('stores a late part of the previous launch', async () => {
  const { launch, player, send, record } = await opened()
  const { launch: next } = (await player.start()).body.data
  for (const one of [next, launch]) await send({ launch: one, part: 1, entries: [entry()] })
  const launches = (await record()).attempts[0]?.scos[0]?.launches.map((one) => one.launch)
  expect(launches).toEqual([next, launch])
})

test(`limits the total size of one learner's recordings at one item`, async () => {
  const { launch, player, send, params } = await opened()
  const entries = Array.from({ length: 300 }, (_, at) => entry({ at, name: randomBytes(150).toString('hex') }))
  const { launch: next } = (await player.start()).body.data
  for (let part = 1; part <= 15; part++)
    for (const one of [launch, next]) expect((await send({ launch: one, part, entries })).status).toBe(200)
  const [kept] = await world.services.platform.sql<{ bytes: number; parts: number }[]>`
    select sum(octet_length(entries::text))::integer as bytes, count(*)::integer as parts from scorm_flights
    where progress_id = (select id from item_progress where enrollment_id = ${params.related_id} and module_item_id = ${params.item_id})`
  expect(kept?.parts).toBeGreaterThan(10)
  expect(kept?.parts).toBeLessThan(30)
  expect(kept?.bytes).toBeLessThan(flightBytesMost + 300_000)
})

test('accepts sixty parts a minute from one person, then makes them wait', async () => {
  const { launch, send } = await opened()
  const statuses = []
  for (let part = 1; part <= 61; part++) statuses.push((await send({ launch, part, entries: [entry()] })).status)
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
})

test('opens a recording only with a reason, logs who opened it, and shows the learner', async () => {
  const { launch, send, open, params, record } = await opened()
  await send({ launch, part: 1, entries: [entry()] })
  await expect(open(instructor, '  ')).rejects.toMatchObject({ code: 'validation.failed' })
  await expect(open(editor)).rejects.toMatchObject({ code: 'access.denied' })
  const own = { params: { id: params.item_id }, query: { related_id: params.related_id } }
  expect(await learner.call(list_scorm_openings, own)).toEqual([])
  await open(instructor)
  const told = [{ reason: 'The learner wrote to us', opened_by: expect.stringMatching(/\S/) }]
  expect(await learner.call(list_scorm_openings, own)).toMatchObject(told)
  expect((await record()).openings).toMatchObject(told)
  const stranger = await world.person('learner')
  await expect(stranger.call(list_scorm_openings, own)).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  const [logged] = await world.services.platform.sql`
    select changes, actor_id from activity_logs where changes ->> 'reason' is not null order by id desc limit 1`
  expect(logged).toMatchObject({ changes: { reason: 'The learner wrote to us', launch } })
})

test(`a learner's problem report notifies the course's instructors with the launch it is about`, async () => {
  const { course, launch, params, record } = await opened()
  const about = (person: Person, message: string) =>
    person.call(report_scorm_problem, {
      params: { id: params.item_id },
      body: { related_id: params.related_id, message },
    })
  await about(learner, 'It stops at page 3')
  expect((await record()).problems).toMatchObject([{ message: 'It stops at page 3', attempt: 1, sco: 'sco', launch }])
  const { data } = await instructor.call(list_notifications, { query: {} })
  expect(data.map(({ type, path }) => [type, path])).toContainEqual([
    'scorm_problem_reported',
    `/courses/builder/${course.slug}/scorm-progress/${params.related_id}/${params.item_id}`,
  ])
  const listed = await instructor.call(list_scorm_learners, {
    params: { id: params.item_id },
    query: { course_id: course.id },
  })
  expect(listed).toMatchObject([{ related_id: params.related_id, attempts: 1, problems: 1 }])
  const stranger = await world.person('learner')
  await expect(about(stranger, 'Mine too')).rejects.toMatchObject({ code: 'learning.not_a_learner' })
})

test(`shows instructors a learner's objectives and interactions, by attempt and part`, async () => {
  const { launch, player, record, params } = await opened()
  const cmi = {
    'cmi.objectives.0.id': 'exits',
    'cmi.objectives.0.status': 'passed',
    'cmi.interactions.0.id': 'q1',
    'cmi.interactions.0.type': 'choice',
    'cmi.interactions.0.student_response': 'b',
    'cmi.interactions.0.correct_responses.0.pattern': 'b',
    'cmi.interactions.0.result': 'correct',
    'cmi.core.session_time': '00:05:00',
    'cmi.core.score.raw': '90',
    'cmi.core.lesson_status': 'passed',
  }
  await player.commit(launch, 1, cmi, true)
  expect((await record()).attempts).toMatchObject([
    {
      attempt: 1,
      package_title: 'Fire safety',
      scos: [
        {
          status: 2,
          score: 90,
          lesson_status: 'passed',
          total_time: '0000:05:00',
          objectives: [{ id: 'exits', status: 'passed' }],
          interactions: [{ id: 'q1', student_response: 'b', correct_responses: ['b'], result: 'correct' }],
        },
      ],
    },
  ])
  await expect(editor.call(get_scorm_record, { params, query: {} })).rejects.toMatchObject({ code: 'access.denied' })
})

test('deletes recordings after 90 days', async () => {
  const { launch, send, open } = await opened()
  await send({ launch, part: 1, entries: [entry()] })
  const inDays = (days: number) => ({
    ...world.services,
    now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000),
  })
  await forgetFlights(inDays(89))
  expect((await open(instructor)).entries).toHaveLength(1)
  await forgetFlights(inDays(91))
  await expect(open(instructor)).rejects.toMatchObject({ code: 'general.not_found' })
})
