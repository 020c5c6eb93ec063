import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { GOOD_PACKAGES } from '../../../../local/demo/scorm/good-packages.ts'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { start_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { attachLessonFile } from '../../../../../tests/support/lesson-file.ts'
import { startS3 } from '../../../../../tests/support/s3-server.ts'
import { addScos, importZip } from '../../../../../tests/support/scorm.ts'
import { startSilent } from '../../../../../tests/support/silent-server.ts'
import { openTcpGate } from '../../../../../tests/support/tcp-gate.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let gate: Awaited<ReturnType<typeof openTcpGate>>
let world: World
let learner: Person
let admin: Person
beforeAll(async () => {
  s3 = await startS3()
  const behind = new URL(s3.url)
  gate = await openTcpGate({ host: behind.hostname, port: Number(behind.port) })
  const S3_URL = Object.assign(new URL(s3.url), { port: String(gate.port) }).href
  world = await createWorld({ S3_URL: `${S3_URL}&addresses=streamed&timeout_ms=300` })
  learner = await world.person('learner')
  admin = await world.person('admin')
})
afterAll(async () => {
  await world.close()
  await gate.shut()
  await s3.stop()
})

const sent = { 'content-type': 'application/octet-stream' }
/** Requests the content host like a browser without cookies. */
const fetched = async (location: string) => world.app.request(location, { headers: { host: new URL(location).host } })

/**
 * Every way to upload or download a stored file: a file served by the api itself, two uploads, and a lesson file and a package from the content host.
 */
async function transfers(): Promise<Record<string, () => Promise<Response>>> {
  const instructor = await world.person('instructor')
  const course = await makeCourse(world, {
    outline: [['Text', 'Video']],
    has_template: true,
    instructor_id: instructor.id,
  })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const [text, video] = course.items
  for (const id of [text?.id ?? 0, video?.id ?? 0]) {
    await learner.call(start_module_item, { params: { id }, body: { related_id } })
    await learner.call(finish_module_item, { params: { id }, body: { related_id } })
  }
  const { serial } = await learner.call(generate_certificate, {
    params: { user: learner.id, course: course.id },
    body: {},
  })
  await attachLessonFile(world, { item: video, name: 'film.mp4', bytes: Buffer.from('a film') })
  const film = (await learner.send('GET', `/items/${video?.id}/file?related_id=${related_id}`)).headers.get('location')

  const other = await makeCourse(world)
  const zip = await (GOOD_PACKAGES.plain?.() ?? Promise.reject(new Error('no package')))
  const imported = await importZip(world, { editor: admin, course_id: other.id, zip })
  const scos = await addScos(world, { course: other, package_id: imported.scorm_package_id })
  const enrolled = await enroll(world, { course: other, user_id: learner.id })
  const { player_url } = await learner.call(start_scorm, {
    params: { module: Object.values(scos)[0] ?? 0 },
    body: { related_id: enrolled },
  })
  const png = await sharp({ create: { width: 200, height: 60, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  const post = (path: string, body: Uint8Array<ArrayBuffer>) => admin.send('POST', path, { body, headers: sent })
  return {
    certificate: () => learner.send('GET', `/certificates/${serial}/pdf`),
    picture: () => post('/portal-settings/images/logo?file_name=logo.png', new Uint8Array(png)),
    package: () => post(`/courses/${other.id}/scorm-imports?file_name=plain.zip`, new Uint8Array(zip)),
    'lesson file': () => fetched(film ?? ''),
    'package file': () => fetched(player_url.replace(/player$/, 'p/index.html')),
  }
}

test('answers 503 while the bucket refuses or ignores connections, and recovers when it is back', async () => {
  const asked = Object.entries(await transfers())
  const answers = async () =>
    Object.fromEntries(
      await Promise.all(
        asked.map(async ([name, ask]) => {
          const answer = await ask()
          const body: unknown = answer.status < 400 ? null : await answer.json()
          return [name, [answer.status, answer.headers.get('retry-after'), body]] as const
        }),
      ),
    )
  const well = { certificate: 200, picture: 200, package: 200, 'lesson file': 200, 'package file': 200 }
  const each = (answer: unknown) => Object.fromEntries(asked.map(([name]) => [name, answer]))
  const statuses = async () =>
    Object.fromEntries(Object.entries(await answers()).map(([name, [status]]) => [name, status]))
  const away = each([503, '5', { error: expect.objectContaining({ code: 'general.unavailable' }) }])

  expect(await statuses()).toEqual(well)
  await gate.shut()
  expect(await answers()).toEqual(away)
  const silent = await startSilent(gate.port)
  expect(await answers()).toEqual(away)
  await silent.stop()
  await gate.open()
  expect(await statuses()).toEqual(well)
})
