import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courseTopics } from '../../../courses/tables.ts'
import { activityLogs } from '../../../../kernel/tables.ts'
import { redirects } from '../../../publishing/tables.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { editEntry } from '../../../../../../tests/support/edit-entry.ts'
import type { ListEntry } from '@portico/shared/resources/list-calls.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const topics = callsOf('topics')
const faq = callsOf('faq')
const agencies = callsOf('agencies')
const make = async (title: string, more = {}) =>
  (await admin.call(topics.create, { body: { title, ...more } })) as ListEntry & { slug: string }

describe('list order', () => {
  test('[REF-003] [SES-057] cursors visit every entry once, forward and back, in any order, with ties', async () => {
    const tags = callsOf('tags')
    for (const [place, title] of ['Delta', 'Alpha', 'Echo', 'Bravo', 'Charlie'].entries())
      await admin.call(tags.create, { body: { title, sort_number: place > 2 ? 7 : 3 } })
    for (const [sort, wanted] of [
      ['title', 'Alpha Bravo Charlie Delta Echo'],
      ['-title', 'Echo Delta Charlie Bravo Alpha'],
      ['sort_number', 'Delta Alpha Echo Bravo Charlie'],
    ] as const) {
      const seen: unknown[] = []
      const backwards: unknown[] = []
      let answer = await admin.call(tags.index, { query: { sort, per_page: 2 } })
      expect(answer.meta.prev_cursor).toBeNull()
      for (;;) {
        seen.push(...answer.data.map((row) => row.title))
        if (!answer.meta.next_cursor) break
        answer = await admin.call(tags.index, { query: { sort, per_page: 2, cursor: answer.meta.next_cursor } })
      }
      expect(seen.join(' ')).toBe(wanted)
      while (answer.meta.prev_cursor) {
        answer = await admin.call(tags.index, { query: { sort, per_page: 2, cursor: answer.meta.prev_cursor } })
        backwards.unshift(...answer.data.map((row) => row.title))
      }
      expect(backwards).toEqual(wanted.split(' ').slice(0, 4))
    }
  })

  test('[REF-003] rejects a cursor of another order or type, or a forged one', async () => {
    const { meta } = await admin.call(callsOf('tags').index, { query: { sort: 'title', per_page: 2 } })
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    for (const cursor of [
      meta.next_cursor ?? '',
      forged(1, 0),
      forged(1, 0, 'sort_number', 'a'),
      forged(1, 0, 'sort_number', null),
      forged('1', 0, 'sort_number', 1),
    ]) {
      await expect(admin.call(callsOf('tags').index, { query: { cursor } })).rejects.toMatchObject({
        code: 'validation.cursor',
      })
    }
    expect(
      (
        await admin.call(callsOf('tags').index, {
          query: { cursor: forged(1, 0, 'sort_number', 9_007_199_254_740_991) },
        })
      ).data,
    ).toEqual([])
    await expect(
      admin.call(callsOf('tags').index, { query: { cursor: forged(1, 0, 'title', 'a\u0000'), sort: 'title' } }),
    ).rejects.toMatchObject({ code: 'validation.cursor' })
  })
})

describe('entries', () => {
  test('[REF-028] derives a missing slug from the title and rejects a taken one at its field', async () => {
    expect((await make('Café & Bar')).slug).toBe('cafe-and-bar')
    await expect(make('Café & Bar')).rejects.toMatchObject({
      code: 'validation.failed',
      fields: { slug: ['Another entry already has this value.'] },
    })
    expect((await make('Café & Bar', { slug: 'cafe-bar-2' })).slug).toBe('cafe-bar-2')
  })

  test('[FRM-032] reports invalid fields by name with the shared messages', async () => {
    const refused = admin.call(topics.create, {
      body: { title: '', slug: 'Not a slug', image: 'javascript:alert(1)', sort_number: -1 },
    })
    await expect(refused).rejects.toMatchObject({
      status: 422,
      fields: {
        title: ['This field is required'],
        slug: ['Please use lowercase letters, numbers and single dashes only.'],
        image: ['This field is not a valid URL'],
        sort_number: ['Please enter 0 or more.'],
      },
    })
    await expect(admin.call(topics.create, { body: { title: 'a'.repeat(121) } })).rejects.toMatchObject({
      fields: { title: ['Please enter at no more than 120 characters'] },
    })
  })

  test('[OP-122] null clears a field; fields not sent stay unchanged', async () => {
    const { id } = await make('Emptied', { image: '/media/a.svg', text: '<p>Some text</p>' })
    expect(await editEntry(admin, { list: 'topics', id }, { image: null, text: null })).toMatchObject({
      title: 'Emptied',
      image: null,
      text: '',
    })
    await expect(editEntry(admin, { list: 'topics', id }, { title: null })).rejects.toMatchObject({
      fields: { title: ['This field is required'] },
    })
  })

  test('sanitizes author HTML before saving it', async () => {
    const made = await admin.call(faq.create, {
      body: { question: 'Safe?', answer: '<p onclick="x()">Yes<script>alert(1)</script></p>' },
    })
    expect(made.answer).toBe('<p>Yes</p>')
  })

  test('[OP-58] changing the slug of an entry with its own page adds a 301 redirect', async () => {
    const made = (await admin.call(faq.create, {
      body: { question: 'Moved?', slug: 'before', answer: '<p>Yes</p>' },
    })) as { id: number }
    await editEntry(admin, { list: 'faq', id: made.id }, { slug: 'after', publication_status: 1 })
    const rows = await world.within('core', (tx) => tx.select().from(redirects))
    expect(rows).toMatchObject([{ from_path: '/faq/before', to_path: '/faq/after' }])
  })

  test('[REF-009] an agency keeps its states; a state of another portal is not valid', async () => {
    const states = await admin.call(callsOf('states').select)
    const [ohio, utah] = ['Ohio', 'Utah'].map((name) => states.find((state) => state.title === name)?.id ?? 0)
    const made = (await admin.call(agencies.create, {
      body: { title: 'Board', state_ids: [utah, ohio] },
    })) as ListEntry & {
      state_ids: number[]
    }
    expect(made.state_ids.toSorted()).toEqual([ohio, utah].toSorted())
    expect(await editEntry(admin, { list: 'agencies', id: made.id }, { state_ids: [ohio] })).toMatchObject({
      state_ids: [ohio],
    })
    const foreign = await world.within(
      'summit',
      async (tx) => (await tx.execute<{ id: number }>('select id from states limit 1'))[0]?.id,
    )
    for (const id of [foreign, 999_999, 'x']) {
      await expect(editEntry(admin, { list: 'agencies', id: made.id }, { state_ids: [id] })).rejects.toMatchObject({
        status: 422,
      })
    }
    await admin.call(agencies.delete, { params: { id: made.id } })
  })

  test('[OP-119] logs every change with its subject and queues the rebuild of its pages', async () => {
    const { id } = await make('Logged')
    await editEntry(admin, { list: 'topics', id }, { title: 'Logged again' })
    const rows = await world.within('core', (tx) => tx.select().from(activityLogs))
    expect(rows.filter((row) => row.subject === `topics:${id}`).map((row) => row.action)).toEqual([
      'POST /portals/topics',
      'PATCH /portals/topics/:id',
    ])
    expect(
      (await queuedJobs<{ list: string; id: number }>(world, 'publish.list-changed')).filter(
        (job) => job.list === 'topics' && job.id === id,
      ),
    ).toHaveLength(2)
  })
})

describe('deleting', () => {
  test('[REF-007] keeps entries that a course uses, and a bulk deletion reports each entry', async () => {
    const [used, free] = [await make('Used'), await make('Free')]
    const course = await makeCourse(world)
    await world.within('core', (tx) => tx.insert(courseTopics).values({ course_id: course.id, topic_id: used.id }))
    await expect(admin.call(topics.delete, { params: { id: used.id } })).rejects.toMatchObject({
      status: 409,
      code: 'lists.in_use',
    })
    expect(await admin.call(topics.bulk_delete, { body: { ids: [used.id, free.id, 999_999] } })).toMatchObject([
      { id: used.id, title: 'Used', is_deleted: false, code: 'lists.in_use' },
      { id: free.id, title: 'Free', is_deleted: true, code: null },
      { id: 999_999, title: null, is_deleted: false, code: 'general.not_found' },
    ])
    await expect(admin.call(topics.show, { params: { id: free.id } })).rejects.toMatchObject({ status: 404 })
    expect(await admin.call(topics.show, { params: { id: used.id } })).toMatchObject({ title: 'Used' })
  })
})

describe('reading', () => {
  test('[REF-002] search and filters narrow the list, and the export contains the same rows', async () => {
    await make('Éthics one', { status: 1 })
    await make('Ethics two', { is_continuing_education: false })
    await make('=Ethics "three"')
    const titles = async (query: Record<string, unknown>) =>
      (await admin.call(topics.index, { query: { sort: 'title', ...query } })).data.map((row) => row.title)
    expect(await titles({ search: 'ETHICS' })).toHaveLength(3)
    expect(await titles({ search: 'ethics', status: 1 })).toEqual(['Éthics one'])
    expect(await titles({ search: 'ethics', is_continuing_education: 'false' })).toEqual(['Ethics two'])
    expect(await titles({ search: '%' })).toEqual([])
    await expect(titles({ status: 9 })).rejects.toMatchObject({ fields: { status: ['Selected value is not valid'] } })
    await expect(titles({ sort: 'text' })).rejects.toMatchObject({ fields: { sort: ['Selected value is not valid'] } })
    const file = await admin.send('GET', '/portals/topics/export?search=ethics')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="topics-\d{4}-\d\d-\d\d\.csv"$/)
    const bytes = Buffer.from(await file.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString('utf8', 3).trimEnd().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe('Id,Title,Address,Image,Text,Who it is for,Continuing education,Status,Order')
    expect(lines.find((line) => line.includes('three'))).toMatch(
      /^\d+,"'=Ethics ""three""",ethics-three,,,,Yes,Published,0$/,
    )
  })

  test('[REF-004] [SES-055] [ROL-031] accepts one’s own portal_id, or any from a super admin on the admin portal', async () => {
    const { core, summit } = world.portals
    const read = (client: Person, portal_id: number) =>
      client.call(topics.index, { query: { portal_id, search: 'only-summit' } })
    await world.within('summit', (tx) =>
      tx.execute(`insert into topics (title, slug) values ('Only summit', 'only-summit')`),
    )
    await expect(read(admin, summit.id)).rejects.toMatchObject({ status: 403, message: 'Not your portal!' })
    expect((await read(admin, core.id)).data).toEqual([])
    const root = await world.person('super_admin', 'admin')
    expect((await read(root, summit.id)).data).toMatchObject([{ title: 'Only summit' }])
    expect((await read(root, core.id)).data).toEqual([])
    await root.send('POST', `/portals/topics?portal_id=${summit.id}`, { body: { title: 'Only-summit by choice' } })
    expect((await read(root, summit.id)).data).toHaveLength(2)
    expect((await read(root, core.id)).data).toEqual([])
  })
})

describe('states', () => {
  test('[REF-025] [OP-46] every portal has 50 states, DC and five territories; only text, status and order change', async () => {
    const states = callsOf('states')
    const all = await admin.call(states.select)
    expect(all).toHaveLength(56)
    expect(all.map((state) => state.title)).toEqual(
      expect.arrayContaining(['District of Columbia', 'Puerto Rico', 'Guam', 'Texas']),
    )
    const id = all[0]?.id ?? 0
    expect(
      await editEntry(admin, { list: 'states', id }, { title: 'Renamed', slug: 'renamed', text: '<p>Home</p>' }),
    ).toMatchObject({ title: 'Alabama', slug: 'alabama', code: 'AL', text: '<p>Home</p>' })
    expect((await admin.send('POST', '/portals/states', { body: { title: 'A new one' } })).status).toBe(404)
    expect((await admin.send('DELETE', `/portals/states/${id}`)).status).toBe(404)
  })
})
