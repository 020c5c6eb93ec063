import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { httpGet } from '../../../../../tests/support/http-get.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { migrate } from '../../../db/migrate.ts'
import { startEdge } from '../../../edge/start-edge.ts'
import { moveLessonFiles } from './move-lesson-files.ts'

const migration = '0020_lesson_files.sql'
let world: World
let owner: postgres.Sql
let course: MadeCourse
let learner: Person
let media: string
let lessons: string
beforeAll(async () => {
  world = await createWorld()
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  course = await makeCourse(world, { outline: [['Document', 'Document', 'Document', 'Video', 'Video', 'Document']] })
  learner = await world.person('learner')
  media = join(world.config.DATA_DIR, 'storage', 'media')
  lessons = join(world.config.DATA_DIR, 'storage', 'lessons')
  mkdirSync(join(media, 'clips'), { recursive: true })
  for (const [name, text] of Object.entries(old)) writeFileSync(join(media, name), text)
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const old = {
  'document-shared.pdf': 'shared',
  'My-notes.docx': 'notes',
  'clips/intro.MP4': 'clip',
  'picture.webp': 'picture',
}
const files = [
  '/media/document-shared.pdf',
  '/media/document-shared.pdf',
  '/media/My%2Dnotes.docx',
  null,
  '/media/clips/intro.MP4',
  '/media/../../secret.txt',
]

/** Puts the database in the state of the version before, with public URLs for lesson files. */
async function stepBack(): Promise<void> {
  await owner.unsafe(
    `drop table lesson_file_moves; alter table videos drop column file; delete from schema_migrations where name = '${migration}'`,
  )
  await world.within('core', async (tx) => {
    for (const [place, item] of course.items.entries()) {
      const address = files[place]
      if (!address) continue
      await (item.itemable_type === 'Video'
        ? tx.execute(`update videos set link = '${address}' where id = ${item.itemable_id}`)
        : tx.execute(`update documents set file = '${address}' where id = ${item.itemable_id}`))
    }
  })
}
const keys = () =>
  world.within('core', async (tx) => {
    const documents = await tx.execute<{ file: string }>('select file from documents order by id')
    const videos = await tx.execute<{ file: string | null; link: string }>('select file, link from videos order by id')
    return { documents: documents.map((row) => row.file), videos: videos.map((row) => [row.file, row.link]) }
  })
const waiting = () =>
  owner.begin(async (tx) => {
    await tx`set local role platform`
    return (
      await tx<{ old_file: string }[]>`select old_file from lesson_file_moves where moved_at is null order by id`
    ).map((row) => row.old_file)
  })

test('moves old lesson files out of the public folder; old URLs are 404, pictures stay', async () => {
  await stepBack()
  writeFileSync(join(world.config.DATA_DIR, 'secret.txt'), 'secret')
  const edge = await startEdge({ config: { ...world.config, PORT: 0 }, log: pino({ level: 'silent' }) })
  const asked = async (path: string) => (await httpGet({ port: edge.port, host: 'portico.localhost', path })).status
  try {
    const addresses = [
      '/media/document-shared.pdf',
      '/media/My%2Dnotes.docx',
      '/media/clips/intro.MP4',
      '/media/picture.webp',
    ]
    expect(await Promise.all(addresses.map(asked))).toEqual([200, 200, 200, 200])
    expect(await migrate({ url: world.database_url })).toEqual([migration])
    expect(await moveLessonFiles(world.services)).toBe(3)
    expect(await Promise.all(addresses.map(asked))).toEqual([404, 404, 404, 200])
    const found = await keys()
    expect(found.documents).toEqual([
      ...Array(2).fill(expect.stringMatching(/^[\da-f]{32}\.pdf$/)),
      expect.stringMatching(/^[\da-f]{32}\.docx$/),
      expect.stringMatching(/^[\da-f]{32}\.txt$/),
    ])
    expect(found.videos).toEqual([
      [null, 'https://vimeo.com/123456789'],
      [expect.stringMatching(/^[\da-f]{32}\.mp4$/), ''],
    ])
    expect(new Set([...found.documents, ...found.videos.map(([file]) => file)]).size).toBe(6)
    for (const key of found.documents) expect(await asked(`/media/${key}`)).toBe(404)
  } finally {
    await edge.stop()
  }
  const related_id = await enroll(world, { course, user_id: learner.id })
  const text = async (place: number) => {
    const answer = await learner.send('GET', `/items/${course.items[place]?.id}/file?related_id=${related_id}`)
    const location = answer.headers.get('location') ?? ''
    const file = await world.app.request(location, { headers: { host: new URL(location).host } })
    return [file.status, file.status === 200 ? await file.text() : '']
  }
  expect(await Promise.all([0, 1, 2, 4].map(text))).toEqual([
    [200, 'shared'],
    [200, 'shared'],
    [200, 'notes'],
    [200, 'clip'],
  ])
  // A file outside the public folder was never public, so it stays where it is.
  expect(await text(5)).toEqual([404, ''])
  expect(readFileSync(join(world.config.DATA_DIR, 'secret.txt'), 'utf8')).toBe('secret')
  expect(await waiting()).toEqual(['/media/../../secret.txt'])
})

test('an interrupted move is finished by the next start, and parallel starts move once', async () => {
  await stepBack()
  for (const [name, text] of Object.entries(old)) writeFileSync(join(media, name), text)
  await migrate({ url: world.database_url })
  const [first, second] = (await keys()).documents
  // Interrupted after the first of two keys was stored.
  writeFileSync(join(lessons, first ?? ''), 'shared')
  expect((await Promise.all([1, 2, 3, 4].map(() => moveLessonFiles(world.services)))).some((moved) => moved > 0)).toBe(
    true,
  )
  expect([first, second].map((key) => readFileSync(join(lessons, key ?? ''), 'utf8'))).toEqual(['shared', 'shared'])
  expect([
    existsSync(join(media, 'document-shared.pdf')),
    existsSync(join(media, 'clips/intro.MP4')),
    existsSync(join(media, 'picture.webp')),
  ]).toEqual([false, false, true])
  expect(await waiting()).toEqual(['/media/../../secret.txt'])
  // Interrupted after the file was removed but before the move was recorded.
  await owner.begin(async (tx) => {
    await tx`set local role platform`
    await tx`update lesson_file_moves set moved_at = null`
  })
  expect(await moveLessonFiles(world.services)).toBe(0)
  expect(await waiting()).toEqual(['/media/../../secret.txt'])
})

test('a file missing from disk waits and is moved by the start that finds it', async () => {
  await stepBack()
  await migrate({ url: world.database_url })
  expect(await moveLessonFiles(world.services)).toBe(0)
  expect(await waiting()).toHaveLength(5)
  writeFileSync(join(media, 'My-notes.docx'), 'notes, found again')
  expect(await moveLessonFiles(world.services)).toBe(1)
  expect(await waiting()).toEqual([
    '/media/document-shared.pdf',
    '/media/document-shared.pdf',
    '/media/../../secret.txt',
    '/media/clips/intro.MP4',
  ])
})
