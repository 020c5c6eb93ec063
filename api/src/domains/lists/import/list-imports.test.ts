import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { activityLogs } from '../../../kernel/tables.ts'
import { memberships } from '../../identity/tables.ts'
import { topics as topicsTable } from '../tables.ts'
import { task } from '../reactions/lists.import-asked.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.within('core', (tx) => tx.delete(topicsTable))
  // One admin sends more files in these tests than the limit per minute.
  await world.services.platform.sql`delete from rate_limits`
})

const topics = callsOf('topics')
const send = (file: BodyInit, { list = 'topics', who = admin }: { list?: ResourceName; who?: Person } = {}) =>
  who.send('POST', `/portals/${list}/imports?file_name=a.csv`, {
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  })
const validateFile = async (file: BodyInit, more?: Parameters<typeof send>[1]): Promise<ListImport> => {
  const answer = await send(file, more)
  const { data, error } = (await answer.json()) as { data: ListImport; error?: unknown }
  if (error) throw Object.assign(new Error('refused'), { status: answer.status, error })
  return data
}
const code = async (file: BodyInit) => ((await (await send(file)).json()) as { error: { code: string } }).error.code
const run = (id: number, who = admin) => who.call(topics.run_import, { params: { import: id } })
const titles = async () => (await admin.call(topics.select)).map(({ title }) => title)
const problems = ({ rows }: ListImport) => rows.map(({ line, problems: found }) => [line, ...found])
/** Runs the task as the worker would for this import, also when it is delivered again. */
const deliver = async (import_id: number) => task(await jobContext(world), { list: 'topics', import_id })

describe('validating a file', () => {
  test('previews what each row would do under the form’s rules, without changing anything', async () => {
    await admin.call(topics.create, { body: { title: 'Known', sort_number: 3 } })
    await admin.call(topics.create, { body: { title: 'Same' } })
    const file = [
      'Title,Address,Status,Continuing education,Order,Mood',
      'New,,Draft,no,5,good',
      'Known,,,,7,',
      'Same,,,,,',
      ',missing-title,,,,',
      'Bad,No Address!,,,,',
      'Odd,,Perhaps,,,',
      ',Bad Address!,Perhaps,maybe,,',
      'Far,,,,9999999,',
      'new,,,,,',
    ].join('\n')
    const found = await validateFile(file)
    expect(found).toMatchObject({
      state: listImport.judged,
      total: 9,
      judged: 9,
      done: 0,
      counts: { create: 1, update: 1, unchanged: 1, refused: 6 },
      ignored_columns: ['Mood'],
    })
    expect(problems(found)).toEqual([
      [5, 'Title: This field is required'],
      [6, expect.stringMatching(/^Address: /)],
      [7, 'Status: Selected value is not valid'],
      // All problems of a row are reported at once, so it has to be fixed only once.
      [
        8,
        'Continuing education: Selected value is not valid',
        'Status: Selected value is not valid',
        expect.stringMatching(/^Title: /),
        expect.stringMatching(/^Address: /),
      ],
      [9, expect.stringMatching(/^Order: /)],
      [10, 'Same entry as line 2.'],
    ])
    expect(await titles()).toEqual(expect.arrayContaining(['Known', 'Same']))
    expect(await titles()).toHaveLength(2)
  })

  test('reads spreadsheet output: byte order marks, encodings, delimiters, quotes and line breaks in cells', async () => {
    const text = 'Title;Text\r\n"Häuser; ""groß""";"first\r\nsecond"\r\n'
    const latin = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))
    const utf16 = new Uint8Array(2 + text.length * 2)
    utf16.set([0xff, 0xfe])
    for (const [place, letter] of [...text].entries()) utf16[2 + place * 2] = letter.charCodeAt(0)
    for (const file of [
      text,
      `\uFEFF${text}`,
      latin,
      utf16,
      text.replaceAll(';', '\t').replace('Häuser\t', 'Häuser;'),
    ]) {
      const found = await validateFile(file)
      expect(found).toMatchObject({ total: 1, counts: { create: 1 } })
      await run(found.id)
      expect(await titles()).toEqual(['Häuser; "groß"'])
      await world.within('core', async (tx) => void (await tx.delete(topicsTable)))
    }
  })

  test('rejects an overlong title as the form does, even if truncation splits a character', async () => {
    const file = await validateFile(`Title\n${'x'.repeat(299)}😀😀`)
    expect(file.counts.refused).toBe(1)
    expect(problems(file)[0]?.[1]).toMatch(/^Title: /)
  })

  test('rejects a file that is not a valid import, with the reason', async () => {
    expect(await code('')).toBe('lists.import_no_rows')
    expect(await code('Title\n')).toBe('lists.import_no_rows')
    expect(await code('Name\nA')).toBe('lists.import_columns')
    expect(await code('Title,Title\nA,B')).toBe('lists.import_columns')
    expect(await code('Title\n"A')).toBe('lists.import_unreadable_at')
    expect(await code('Title\nA\u0000')).toBe('lists.import_unreadable')
    expect(await code(`Title\n${'A\n'.repeat(10_001)}`)).toBe('lists.import_too_many_rows')
    expect((await send(new Uint8Array(4 * 1024 ** 2 + 1))).status).toBe(413)
  })

  test('limits the cells read and skips blank rows, so such a file blocks no one', async () => {
    expect(await code(`Title${',x'.repeat(100)}\nA`)).toBe('lists.import_too_many_columns')
    expect(await code(`Title\nA${',x'.repeat(1_000_000)}`)).toBe('lists.import_too_many_columns')
    expect(await code(`Title\n${',\n'.repeat(1_000_000)}A`)).toBe('lists.import_too_many_rows')
    const trailing = await validateFile(`Title,Order\nA,1\n${',\r\n'.repeat(500_000)}`)
    expect(trailing).toMatchObject({ total: 1, counts: { create: 1 } })
    const within = await validateFile('Title,Order\nA,1\n,\nB,2,\n')
    expect(within).toMatchObject({ total: 2, counts: { create: 2 } })
  })
})

describe('importing a file', () => {
  test('imports valid rows once; repeating the file changes nothing, and the report has the rest', async () => {
    const first = await validateFile('Title,Order\nOne,1\nTwo,x\nThree,3')
    const done = await run(first.id)
    expect(done).toMatchObject({ state: listImport.finished, done: 2, counts: { create: 2, refused: 1 } })
    expect(await titles()).toEqual(['One', 'Three'])
    await expect(run(first.id)).rejects.toMatchObject({ status: 409, code: 'lists.import_not_judged' })
    expect((await validateFile('Title,Order\nOne,1\nThree,3')).counts).toEqual({
      create: 0,
      update: 0,
      unchanged: 2,
      refused: 0,
    })
    const report = Buffer.from(
      await (await admin.send('GET', `/portals/topics/imports/${first.id}/report`)).arrayBuffer(),
    )
    expect([...report.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(parse(report, { bom: true })).toEqual([
      ['Title', 'Order', 'Line', 'Problem'],
      ['Two', 'x', '3', expect.stringMatching(/^Order: /)],
    ])
    const logged = await world.within('core', (tx) =>
      tx.select().from(activityLogs).where(eq(activityLogs.action, 'POST /portals/topics/imports/:import/run')),
    )
    expect(logged.filter(({ changes }) => (changes as { import?: number }).import === first.id)).toHaveLength(2)
  })

  test('re-importing an export changes nothing; edits apply by Id, and formulas are escaped both ways', async () => {
    const made = await admin.call(topics.create, { body: { title: '=1+1', text: '<p>Kept</p>', status: 1 } })
    const exported = await (await admin.send('GET', '/portals/topics/export')).text()
    expect(exported).toContain("'=1+1")
    expect((await validateFile(exported)).counts).toEqual({ create: 0, update: 0, unchanged: 1, refused: 0 })
    const edited = await validateFile(exported.replace('Draft', 'Published').replace("'=1+1", 'Renamed'))
    expect(edited.counts.update).toBe(1)
    await run(edited.id)
    expect(await admin.call(topics.show, { params: { id: made.id } })).toMatchObject({
      title: 'Renamed',
      status: 2,
      text: '<p>Kept</p>',
      slug: made.slug,
    })
    const bad = await validateFile('Title,Order\n=cmd(),x')
    expect(await (await admin.send('GET', `/portals/topics/imports/${bad.id}/report`)).text()).toContain("'=cmd()")
    const template = await (await admin.send('GET', '/portals/topics/imports/template')).text()
    expect(template).toContain('Title,Address,Image,Text')
  })

  test('matches related entries by title; entries gone or taken meanwhile are reported, the others imported', async () => {
    await admin.call(callsOf('question-categories').create, { body: { title: 'Billing' } })
    const faq = await validateFile('Question,Answer,Category\nHow?,So.,billing\nWhy?,Because.,Nothing', { list: 'faq' })
    expect(faq.counts).toMatchObject({ create: 1, refused: 1 })
    expect(problems(faq)).toEqual([[3, 'Category: Selected value is not valid']])

    const file = await validateFile('Title,Address\nFirst,first\nSecond,second')
    const gone = await admin.call(topics.create, { body: { title: 'Other', slug: 'third' } })
    const late = await validateFile(`Id,Title,Address\n${gone.id},Other,fourth`)
    await admin.call(topics.delete, { params: { id: gone.id } })
    expect(await run(late.id)).toMatchObject({ state: listImport.finished, done: 0, counts: { refused: 1 } })
    expect((await run(file.id)).done).toBe(2)

    const moved = await admin.call(topics.create, { body: { title: 'Moved', slug: 'moved' } })
    const taken = await validateFile(`Id,Title,Address\n${moved.id},Moved,fifth\n,Beside,beside`)
    expect(taken.counts).toEqual({ create: 1, update: 1, unchanged: 0, refused: 0 })
    await admin.call(topics.create, { body: { title: 'Early', slug: 'fifth' } })
    const ended = await run(taken.id)
    expect(ended).toMatchObject({ state: listImport.finished, done: 1, counts: { create: 1, update: 0, refused: 1 } })
    expect(problems(ended)).toEqual([[2, expect.stringMatching(/^Address: /)]])
    expect(await titles()).toContain('Beside')
    expect(await admin.call(topics.show, { params: { id: moved.id } })).toMatchObject({ slug: 'moved' })
  })

  test('a large import runs as a job, imports once, and ends if permission is withdrawn', async () => {
    const big = `Title\n${Array.from({ length: 130 }, (_, place) => `Many ${place}`).join('\n')}`
    const found = await validateFile(big)
    expect(found).toMatchObject({ state: listImport.judging, total: 130, judged: 0 })
    expect(await queuedJobs(world, 'lists.import-asked')).toContainEqual({ list: 'topics', import_id: found.id })
    await expect(run(found.id)).rejects.toMatchObject({ code: 'lists.import_not_judged' })
    await deliver(found.id)
    expect(await admin.call(topics.show_import, { params: { import: found.id } })).toMatchObject({
      state: listImport.judged,
      judged: 130,
      counts: { create: 130 },
    })
    expect(await titles()).toEqual([])
    const starts = await Promise.allSettled([run(found.id), run(found.id)])
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await Promise.all([deliver(found.id), deliver(found.id)])
    expect(await admin.call(topics.show_import, { params: { import: found.id } })).toMatchObject({
      state: listImport.finished,
      done: 130,
    })
    expect(await titles()).toHaveLength(130)

    const editor = await world.person('editor')
    const other = await validateFile(big.replaceAll('Many', 'Other'), { who: editor })
    await world.within('core', (tx) =>
      tx
        .update(memberships)
        .set({ roles: ['learner'] })
        .where(eq(memberships.user_id, editor.id)),
    )
    await deliver(other.id)
    expect(await admin.call(topics.show_import, { params: { import: other.id } })).toMatchObject({
      state: listImport.denied,
      judged: 0,
    })
  })
})

test('refuses users who may not edit, and imports of other portals or lists', async () => {
  const instructor = await world.person('instructor')
  expect((await send('Title\nA', { who: instructor })).status).toBe(403)
  const { id } = await validateFile('Title\nA')
  await expect(run(id, instructor)).rejects.toMatchObject({ status: 403 })
  await expect(run(id, await world.person('admin', 'summit'))).rejects.toMatchObject({ status: 404 })
  await expect(admin.call(callsOf('tags').show_import, { params: { import: id } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await send('Title\nA', { list: 'states' })).status).toBe(404)
})
