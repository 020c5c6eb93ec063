import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { signFileToken, verifyFileToken } from '../../api/src/domains/media/content/file-token.ts'
import { newLessonFileKey } from '../../api/src/domains/media/content/lesson-files.ts'
import { expectAccessible } from '../support/accessible.ts'
import { httpGet } from '../support/http-get.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })
const seconds = 300
const call = /\/api\/items\/\d+\/file/

type Lesson = { slug: string; related_id: number; document: string; video: string }

/** Enrolls a learner in a course with items in any order: a demo document and an uploaded lecture beside it. */
async function enrollInLesson(email: string): Promise<Lesson> {
  const folder = join(process.env.PORTICO_DATA_DIR ?? '', 'storage', 'lessons')
  const key = newLessonFileKey('lecture.wav')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, key), lecture())
  return inDatabase((sql) =>
    sql.begin(async (tx) => {
      const [found] = await tx<
        { course_id: string; slug: string; version_id: string; module_id: string; item_id: string }[]
      >`
      select c.id as course_id, c.slug, v.id as version_id, i.module_id, i.module_item_id as item_id from courses c join course_versions v on v.portal_id = 24 and v.course_id = c.id and v.state = 'current'
      join version_items i on i.portal_id = 24 and i.course_version_id = v.id
      join module_items t on t.portal_id = 24 and t.id = i.module_item_id where c.portal_id = 24 and not v.is_sequential and t.itemable_type = 'Document' order by c.id limit 1`
      if (!found) throw new Error('no course has a document')
      const { slug, module_id } = found
      const [video] = await tx<
        { id: string }[]
      >`insert into videos (portal_id, link, file, transcript) values (24, '', ${key}, '<p data-align="center">What is said.</p>') returning id`
      const [item] = await tx<
        { id: string }[]
      >`insert into module_items (portal_id, course_id, itemable_type) values (24, ${found.course_id}, 'Video') returning id`
      await tx`insert into version_items (portal_id, course_version_id, module_item_id, module_id, itemable_id, title, sort_number)
        values (24, ${found.version_id}, ${item?.id ?? 0}, ${module_id}, ${video?.id ?? 0}, 'A lecture', 99)`
      const [enrolled] = await tx<{ id: string }[]>`
      insert into enrollments (portal_id, course_id, user_id) select 24, ${found.course_id}, id from users where email = ${email} returning id`
      const path = (type: string, id: string | undefined) =>
        `/courses/learner/${slug}/${enrolled?.id}/outline/modules/${module_id}/${type}/${id}`
      return {
        slug,
        related_id: Number(enrolled?.id),
        document: path('Document', found.item_id),
        video: path('Video', item?.id),
      }
    }),
  )
}

/** Generates five minutes of a quiet tone as WAV, large enough that no browser loads it whole to play a part. */
function lecture(): Buffer {
  const [rate, block] = [48_000, 4]
  const data = Buffer.alloc(seconds * rate * block)
  for (let at = 0; at < data.length; at += 2) data.writeInt16LE((at % 218) - 109, at)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * block, 28)
  head.writeUInt16LE(block, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** Requests outside the browser, which alone resolves hosts under .localhost. */
function get(address: string, headers: Record<string, string> = {}) {
  const { hostname, port, pathname, search } = new URL(address)
  return httpGet({ port: Number(port), host: hostname, path: pathname + search, headers })
}
const isLessonFile = (url: string): boolean => new URL(url).hostname.startsWith('files.content.')
const player = (page: Page) => page.locator('video')
const playbackPosition = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) => ({
    second: Math.floor(video.currentTime),
    error: video.error?.message ?? null,
  }))

test('a document opens and downloads from its item, and its URL expires with the session', async ({
  page,
  context,
}) => {
  const email = await makeStaff(['learner'])
  const lesson = await enrollInLesson(email)
  await signInAs(page, email)
  await page.goto(lesson.document)
  const open = page.getByRole('link', { name: 'Open document' })
  await expect(open).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/document-${width}.png` })
  }

  const answered = context.waitForEvent('response', {
    predicate: (response) => isLessonFile(response.url()) && response.status() === 200,
  })
  await open.click()
  const answer = await answered
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const downloaded = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await inDatabase((sql) => sql`update enrollments set ended_at = now() where id = ${lesson.related_id}`)
  await page.getByRole('link', { name: 'Download' }).click()
  await expect(page.getByRole('alert')).toContainText('You are not able to take the course')
  await page.setViewportSize({ width: 390, height: 900 })
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/document-failed-390.png' })
  await inDatabase((sql) => sql`update enrollments set ended_at = null where id = ${lesson.related_id}`)

  const status = async () => (await get(answer.url())).status
  await expect.poll(status).toBe(200)
  await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    await fetch('/api/logout', { method: 'POST', headers: { 'x-xsrf-token': token } })
  })
  await expect.poll(status).toBe(410)
  await open.click()
  await page.waitForURL(/\/login/)
})

test('a hosted video plays, remembers its position, and continues after its URL has expired', async ({
  page,
  context,
}) => {
  const email = await makeStaff(['learner'])
  const lesson = await enrollInLesson(email)
  const [secret] = await inDatabase((sql) => sql<{ value: string }[]>`select value from secrets where name = 'launch'`)
  await signInAs(page, email)

  // The first URL expires after two seconds; later ones come unchanged from the api.
  let first = ''
  let asked = 0
  context.on('requestfinished', (request) => void (call.test(request.url()) && (asked += 1)))
  await page.route(
    call,
    async (route) => {
      const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      const { location = '' } = await get(route.request().url(), { cookie })
      const token = location.split('/f/')[1]?.split('/')[0] ?? ''
      const verdict = verifyFileToken(token, secret?.value ?? '', Date.now())
      if (verdict.state !== 'valid') throw new Error('no address was given')
      first = location.replace(
        token,
        signFileToken({ ...verdict.file, expires_at: Date.now() + 2_000 }, secret?.value ?? ''),
      )
      await route.fulfill({ status: 302, headers: { location: first, 'cache-control': 'no-store' } })
    },
    { times: 1 },
  )
  await page.goto(lesson.video)
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(seconds)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/video-${width}.png` })
  }
  await expect(page.getByText('What is said.')).toHaveCSS('text-align', 'center')
  await expect.poll(async () => (await get(first)).status).toBe(410)

  await player(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true
    video.currentTime = 250
    video.play().catch(() => {})
  })
  await expect.poll(async () => (await playbackPosition(page)).second).toBeGreaterThan(251)
  expect((await playbackPosition(page)).error).toBeNull()
  expect(asked).toBeGreaterThan(1)
  await page.waitForFunction(() => document.querySelector('video')?.paused === false)
  await page.reload()
  await expect.poll(async () => (await playbackPosition(page)).second).toBeGreaterThan(250)

  await page.route(call, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('The video could not be loaded.')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/video-failed-${width}.png` })
  }
  await page.unroute(call)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await playbackPosition(page)).second).toBeGreaterThan(250)

  // The server stores it too, so another device continues there, or from the start.
  const said = page.waitForResponse((response) => response.url().endsWith('/place') && response.ok())
  await player(page).evaluate(async (video: HTMLVideoElement) => {
    await video.play()
    video.pause()
  })
  await said
  const device = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin })
  const other = (await device?.newPage()) ?? page
  await signInAs(other, email)
  await other.goto(lesson.video)
  await expect(other.getByText(/^You left off at 4:\d\d, with \d+% played\./)).toBeVisible()
  await expect.poll(async () => (await playbackPosition(other)).second).toBeGreaterThan(250)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Start from the beginning' }).click()
  await expect.poll(async () => (await playbackPosition(other)).second).toBe(0)
  await device?.close()
})

test('[MED-005] [MED-012] [MED-014] the media library uploads several files, explains rejected ones, previews PDFs and debounces its filter', async ({
  page,
}) => {
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/media-library')
  const first = page.locator('.media-card', { hasText: '.pdf' }).first()
  await expect(first.locator('canvas[data-drawn]')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const word = `notes-${Date.now()}`
  await page.getByLabel('Upload files: file').setInputFiles([
    { name: `${word}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`${word} one`) },
    { name: `${word}-more.txt`, mimeType: 'text/plain', buffer: Buffer.from(`${word} two`) },
    { name: `${word}.exe`, mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ])
  const panel = page.getByRole('region', { name: 'Uploads' })
  const line = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect(line(`${word}.exe`)).toContainText(/not allowed|format|type/i)
  // Both at once, because the line of an uploaded file goes after a few seconds.
  await Promise.all(
    [`${word}.txt`, `${word}-more.txt`].map((name) =>
      expect(line(name)).toContainText('Uploaded', { timeout: 30_000 }),
    ),
  )
  await expect(line(`${word}.exe`)).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/materials') asked.push(searchParams.get('search') ?? '')
  })
  // The page's own clock is paused from here on.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox', { name: 'Search' }).fill(word)
  await page.clock.runFor(699)
  // Once this is answered, every earlier request of the page is known.
  await page.evaluate(() => fetch('/api/health/ready').then(() => null))
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect.poll(() => asked).toContain(word)
  await expect(page.locator('.media-card')).toHaveCount(2)
})
