import { chromium, type Page } from 'playwright'
import { findBrowser, launchArgs } from '../support/browser.ts'
import { inDatabase } from '../support/portico-database.ts'
import runningPortico from '../support/running-portico-server.ts'
import { makeStaff, signInAs } from '../support/staff.ts'
import { median, percentile, type Bench } from './support/bench.ts'

const modules = 20
const items = 500
const moves = 240
/** A 60 Hz screen draws a frame every 16.7 ms, regardless of the work done in it. */
const target_ms = 17

/** Measures how smooth a large course's outline editor stays while an item is dragged up and down, by the page's own animation frames. */
export const bench: Bench = {
  id: 'drag',
  title: `dragging an item in the editor of an outline of ${items} items, ${moves} moves of the pointer`,
  async run() {
    const stop = await runningPortico()
    const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      const origin = process.env.PORTICO_URL ?? ''
      await signInAs(page, await makeStaff(['editor']), origin)
      await page.goto(`${origin}/courses/builder/${await makeLargeCourse()}/outline`)
      const { frames, long_tasks } = await framesOfDrag(page)
      const p95 = percentile(frames, 0.95)
      return [
        { what: 'frames', value: String(frames.length) },
        { what: 'p50', value: `${median(frames).toFixed(1)} ms` },
        { what: 'p95', value: `${p95.toFixed(1)} ms`, target: `<= ${target_ms} ms`, met: p95 <= target_ms },
        { what: 'longest', value: `${Math.max(...frames).toFixed(1)} ms` },
        { what: 'tasks beyond 50 ms', value: String(long_tasks), target: '0', met: long_tasks === 0 },
      ]
    } finally {
      await browser.close()
      await stop?.()
    }
  },
}

async function framesOfDrag(page: Page): Promise<{ frames: number[]; long_tasks: number }> {
  const handle = page.getByRole('button', { name: 'Move Item 5', exact: true })
  const box = await handle.boundingBox({ timeout: 60_000 })
  if (!box) throw new Error('the outline is not shown')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x, at.y + 8, { steps: 2 })
  await page.evaluate(() => {
    const seen = { frames: [] as number[], long_tasks: 0, last: 0 }
    ;(window as unknown as { seen: typeof seen }).seen = seen
    new PerformanceObserver((list) => (seen.long_tasks += list.getEntries().length)).observe({ type: 'longtask' })
    const note = (now: number) => {
      if (seen.last > 0) seen.frames.push(now - seen.last)
      seen.last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let move = 0; move < moves; move += 1) {
    const down = Math.abs(((move * 8) % 1_000) - 500)
    await page.mouse.move(at.x, 200 + down)
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: { frames: number[]; long_tasks: number } }).seen)
  await page.mouse.up()
  return seen
}

/** Creates a draft with hundreds of readings in modules of 25; returns its slug. */
const makeLargeCourse = (): Promise<string> =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      const slug = `large-${Date.now()}`
      const [course] = await tx<{ id: string }[]>`
        insert into courses (portal_id, slug, title) values (24, ${slug}, 'A large course') returning id`
      const course_id = course?.id ?? ''
      const [version] = await tx<{ id: string }[]>`
        insert into course_versions (portal_id, course_id, state) values (24, ${course_id}, 'draft') returning id`
      await tx`insert into modules (portal_id, course_id) select 24, ${course_id} from generate_series(1, ${modules})`
      await tx`
        insert into version_modules (portal_id, course_version_id, module_id, title, sort_number)
        select 24, ${version?.id ?? ''}, id, 'Module ' || row_number() over (order by id), row_number() over (order by id)
        from modules where portal_id = 24 and course_id = ${course_id}`
      const texts = await tx<{ id: string }[]>`
        insert into texts (portal_id, content) select 24, '<p>Words</p>' from generate_series(1, ${items}) returning id`
      await tx`insert into module_items (portal_id, course_id, itemable_type) select 24, ${course_id}, 'Text' from generate_series(1, ${items})`
      await tx`
        insert into version_items (portal_id, course_version_id, module_item_id, module_id, itemable_id, title, sort_number)
        select 24, ${version?.id ?? ''}, i.id, m.id, t.id, 'Item ' || i.place, i.place
        from (select id, row_number() over (order by id) as place from module_items where portal_id = 24 and course_id = ${course_id}) i
        join (select id, row_number() over (order by id) as place from modules where portal_id = 24 and course_id = ${course_id}) m
          on m.place = (i.place - 1) / ${items / modules} + 1
        join (select id::bigint, place from unnest(${texts.map(({ id }) => id)}::bigint[]) with ordinality as t (id, place)) t on t.place = i.place`
      return slug
    }),
  )
