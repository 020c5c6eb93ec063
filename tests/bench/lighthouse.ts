import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium, type CDPSession, type Page } from 'playwright'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { findBrowser, launchArgs } from '../support/browser.ts'
import { makeLearnerWorld } from '../support/learner-world.ts'
import { pageSamples, type SeenPage, type World } from '../support/page-samples.ts'
import runningPortico from '../support/running-portico-server.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'
import { median, type Bench, type Line } from './support/bench.ts'

/** Public pages that visitors reach from search engines. */
const content = [
  'home',
  'courses',
  'course',
  'bundles',
  'bundle',
  'faq',
  'question',
  'page',
  'terms',
  'pricing',
  'learningManagementSystem',
  'scormCourseware',
  'schedule',
  'courseArchive',
  'topics',
  'topic',
  'ceTopics',
  'ceTopic',
  'agencies',
  'agency',
  'states',
  'state',
  'language',
  'trainingOptions',
  'trainingOption',
  'providerTopics',
  'providerTopic',
  'provider',
  'author',
  'renewals',
  'renewal',
] as const
const forGuests = ['cart', 'login', 'register'] as const
const forMembers = [
  'learnerCourses',
  'overview',
  'outlineItem',
  'examItem',
  'learnerCertificates',
  'orders',
  'order',
  'profileSettings',
] as const

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const chosen = process.env.BENCH_PAGES?.split(',')
const isChosen = (name: SeenPage): boolean => !chosen || chosen.includes(name)

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']

// Pages that search engines link to are scored in all four categories; pages that need a session are closed to robots.
const allFour = ['performance', 'accessibility', 'best-practices', 'seo']

type Figures = {
  score: number
  lowest_other: number
  lcp_ms: number
  blocked_ms: number
  shift: number
  kilobytes: number
}
type Browser = { port: number; session: CDPSession; origin: string; world: World }
type Pages = { names: readonly SeenPage[]; target: number; categories: readonly string[] }

/** Lighthouse scores of a page as on a phone, simulating slow 4G and a processor four times slower. */
export const bench: Bench = {
  id: 'R15',
  title: `Lighthouse, mobile: performance of each page and the lowest of the other three scores of public ones, median of ${rounds}`,
  async run() {
    const stop = await runningPortico()
    const profile = mkdtempSync(join(tmpdir(), 'portico-lighthouse-'))
    const port = await freePort()
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findBrowser(),
      args: [...launchArgs, `--remote-debugging-port=${port}`],
    })
    try {
      const origin = process.env.PORTICO_URL ?? ''
      const email = await makeStaff(['learner'])
      const page = context.pages()[0] ?? (await context.newPage())
      const session = await context.newCDPSession(page)
      const at = { port, session, origin, world: await makeLearnerWorld(email) }
      const lines = await score({ names: content, target: 99, categories: allFour }, at)
      await page.goto(`${origin}/course/${flagship}`)
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      lines.push(...(await score({ names: forGuests, target: 95, categories: ['performance'] }, at)))
      await signIn(page, { email, origin })
      return [...lines, ...(await score({ names: forMembers, target: 95, categories: ['performance'] }, at))]
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
      await stop?.()
    }
  },
}

/** Leaves the page; its open connections would otherwise be measured with the others. */
async function signIn(page: Page, { email, origin }: { email: string; origin: string }): Promise<void> {
  await signInAs(page, email, origin)
  await page.goto('about:blank')
}

async function score({ names, target, categories }: Pages, { origin, world, ...browser }: Browser): Promise<Line[]> {
  const lines: Line[] = []
  for (const name of names.filter(isChosen)) {
    const url = `${origin}${pageSamples[name](world)}`
    const measured: Figures[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureAgain(url, { ...browser, categories }))
    if (process.env.BENCH_DEBUG) console.log(name, measured)
    const of = (figure: keyof Figures): number => median(measured.map((each) => each[figure]))
    lines.push({
      what: name.padEnd(20),
      value: `${of('score')}${categories === allFour ? ` and ${of('lowest_other')}` : ''} (LCP ${(of('lcp_ms') / 1000).toFixed(1)} s, blocked ${Math.round(of('blocked_ms'))} ms, CLS ${of('shift').toFixed(3)}, ${Math.round(of('kilobytes'))} kB)`,
      target: `>= ${target}`,
      met: Math.min(of('score'), of('lowest_other')) >= target,
    })
  }
  return lines
}

type Measured = Pick<Browser, 'port' | 'session'> & Pick<Pages, 'categories'>

const attempts = 4

/** Chromium's trace sometimes starts too late for Lighthouse, mostly on a busy machine; repeats that run. */
async function measureAgain(url: string, browser: Measured, left = attempts): Promise<Figures> {
  try {
    return await measure(url, browser)
  } catch (error) {
    if (left <= 1) throw error
    return measureAgain(url, browser, left - 1)
  }
}

async function measure(url: string, { port, session, ...wanted }: Measured): Promise<Figures> {
  // Clears the cache but keeps cookies and storage, because learner pages are measured signed in.
  await session.send('Network.clearBrowserCache')
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...wanted.categories],
    disableStorageReset: true,
  })
  const { categories, audits, finalDisplayedUrl, runtimeError } = result?.lhr ?? {}
  const score = categories?.performance?.score
  if (typeof score !== 'number')
    throw new Error(
      `${url} has no score: ${runtimeError?.message ?? metrics.filter((name) => !audits?.[name]?.numericValue).join(', ')}`,
    )
  if (new URL(finalDisplayedUrl ?? '').pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}`)
  const otherScores = Object.entries(categories ?? {}).flatMap(([name, each]) =>
    name === 'performance' ? [] : [each.score ?? 0],
  )
  const figure = (audit: string): number => audits?.[audit]?.numericValue ?? NaN
  return {
    score: Math.round(score * 100),
    // Infinity if only performance was measured
    lowest_other: Math.round(Math.min(...otherScores) * 100),
    lcp_ms: figure('largest-contentful-paint'),
    blocked_ms: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1000,
  }
}
