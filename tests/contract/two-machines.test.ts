import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_PACKAGES } from '../../api/local/demo/scorm/good-packages.ts'
import { createApp } from '../../api/src/app.ts'
import { openServices } from '../../api/src/services.ts'
import { storageKey } from '../../api/src/storage/storage-key.ts'
import { startWorker } from '../../api/src/worker.ts'
import { get_scorm_import, start_scorm } from '../../shared/src/contract/scorm/scorm.ts'
import { enroll, makeCourse } from '../support/course.ts'
import { attachLessonFile } from '../support/lesson-file.ts'
import { startS3 } from '../support/s3-server.ts'
import { addScos } from '../support/scorm.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

type Machine = Awaited<ReturnType<typeof openServices>>
let s3: Awaited<ReturnType<typeof startS3>>
let world: World
let learner: Person
const machines: Machine[] = []
const dataDir = (name: string) => mkdtempSync(join(tmpdir(), `portico-${name}-`))

/** Adds another machine of the same installation: its own disk, the same database and bucket. */
async function machine(name: string): Promise<Machine> {
  const config = { ...world.config, DATA_DIR: dataDir(name), WORKER_LANE: 'heavy' as const }
  const opened = await openServices({ config, log: pino({ level: 'silent' }), max: 4 })
  machines.push(opened)
  return opened
}

beforeAll(async () => {
  s3 = await startS3()
  world = await createWorld({ S3_URL: s3.url })
  learner = await world.person('learner')
})
afterAll(async () => {
  for (const each of machines) {
    await each.close()
    rmSync(each.config.DATA_DIR, { recursive: true, force: true })
  }
  await world.close()
  await s3.stop()
})

const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })

test('a package received, imported and served on three machines with ranges touches no disk', async () => {
  const editor = await world.person('editor')
  const course = await makeCourse(world)
  const zip = await (GOOD_PACKAGES.plain?.() ?? Promise.reject(new Error('no package')))
  const answer = await editor.send('POST', `/courses/${course.id}/scorm-imports?file_name=hipaa.zip`, {
    body: new Uint8Array(zip),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  const second = await machine('worker')
  const worker = await startWorker({ services: second })
  const imported = () => editor.call(get_scorm_import, { params: { id: data.id } })
  await expect.poll(async () => (await imported()).state, { timeout: 15_000 }).toBe(3)
  await worker.stop()

  const ids = await addScos(world, { course, package_id: (await imported()).scorm_package_id })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const { player_url } = await learner.call(start_scorm, {
    params: { module: Object.values(ids)[0] ?? 0 },
    body: { related_id },
  })
  const third = await machine('content')
  const app = createApp(third)
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(player_url.replace(/player$/, path), { headers: { host: new URL(player_url).host, ...headers } })
  const whole = await get('p/course.js')
  const script = Buffer.from(await whole.arrayBuffer())
  expect([whole.status, whole.headers.get('content-type'), script.length > 100]).toEqual([200, 'text/javascript', true])
  const part = await get('p/course.js', { range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 10-19/${script.length}`,
    script.subarray(10, 20).toString(),
  ])
  expect((await get('p/COURSE.JS', { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
  expect((await get('p/nothing.js')).status).toBe(404)
  for (const { DATA_DIR } of [world.config, second.config, third.config])
    expect([DATA_DIR, ...filesBelow(DATA_DIR).filter((file) => /course\.js|\.zip|storage/.test(file))]).toEqual([
      DATA_DIR,
    ])
})

test('with a bucket, authorized documents redirect to signed URLs; videos are streamed by us', async () => {
  const course = await makeCourse(world, { outline: [['Document', 'Video']] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const [document, video] = course.items
  await attachLessonFile(world, { item: document, name: 'Notes.pdf', bytes: Buffer.from('the notes') })
  await attachLessonFile(world, { item: video, name: 'film.mp4', bytes: Buffer.from('a film') })
  const lead = async (id: number | undefined) => {
    const answer = await learner.send('GET', `/items/${id}/file?related_id=${related_id}`)
    const location = answer.headers.get('location') ?? ''
    return { location, answer: await world.app.request(location, { headers: { host: new URL(location).host } }) }
  }
  const { answer, location } = await lead(document?.id)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
  const signed = await fetch(answer.headers.get('location') ?? '')
  expect([signed.status, await signed.text()]).toEqual([200, 'the notes'])
  expect(Object.fromEntries(signed.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('filename="Notes.pdf"'),
  })
  const streamed = await lead(video?.id)
  expect([streamed.answer.status, await streamed.answer.text()]).toEqual([200, 'a film'])
  await world.within('core', (tx) => tx.execute(`update enrollments set ended_at = now() where id = ${related_id}`))
  const later = await createApp(await machine('later')).request(location, { headers: { host: new URL(location).host } })
  expect(later.status).toBe(410)
})

test('a player requesting ranges of a film makes one bucket request per range', async () => {
  const course = await makeCourse(world, { outline: [['Video']] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const [video] = course.items
  const key = await attachLessonFile(world, { item: video, name: 'film.mp4', bytes: Buffer.alloc(1_000, 'a film') })
  const led = await learner.send('GET', `/items/${video?.id}/file?related_id=${related_id}`)
  const location = led.headers.get('location') ?? ''
  s3.asked.length = 0
  for (let start = 0; start < 600; start += 120) {
    const headers = { host: new URL(location).host, range: `bytes=${start}-${start + 5}` }
    const part = await world.app.request(location, { headers })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes ${start}-${start + 5}/1000`,
      'a film',
    ])
  }
  expect(s3.asked).toEqual([`HEAD lessons/${key}`, ...Array(5).fill(`GET lessons/${key}`)])
  await world.services.storage.remove(storageKey(`lessons/${key}`))
  const headers = { host: new URL(location).host }
  expect((await world.app.request(location, { headers })).status).toBe(404)
})
