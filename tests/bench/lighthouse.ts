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

/** Read by strangers who come from a search engine. */
const content = ['home', 'courses', 'course', 'bundles', 'bundle', 'faq', 'question', 'page', 'terms'] as const
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

type Figures = { score: number; lcp_ms: number; blocked_ms: number; shift: number; kilobytes: number }
type Browser = { port: number; session: CDPSession; origin: string; world: World }

/** Lighthouse's performance score of a page as on a phone: slow 4G and a processor four times slower, both simulated. */
export const bench: Bench = {
  id: 'R15',
  title: `Lighthouse, mobile: performance of each page, median of ${rounds}`,
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
      const lines = await score(content, 99, at)
      await page.goto(`${origin}/course/${flagship}`)
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      lines.push(...(await score(forGuests, 95, at)))
      await signIn(page, { email, origin })
      return [...lines, ...(await score(forMembers, 95, at))]
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
      await stop?.()
    }
  },
}

/** The page is left, since what it keeps open would be measured with the others. */
async function signIn(page: Page, { email, origin }: { email: string; origin: string }): Promise<void> {
  await signInAs(page, email, origin)
  await page.goto('about:blank')
}

async function score(
  names: readonly SeenPage[],
  target: number,
  { origin, world, ...browser }: Browser,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const name of names.filter(isChosen)) {
    const url = `${origin}${pageSamples[name](world)}`
    const measured: Figures[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureAgain(url, browser))
    if (process.env.BENCH_DEBUG) console.log(name, measured)
    const of = (figure: keyof Figures): number => median(measured.map((each) => each[figure]))
    lines.push({
      what: name.padEnd(20),
      value: `${of('score')} (LCP ${(of('lcp_ms') / 1000).toFixed(1)} s, blocked ${Math.round(of('blocked_ms'))} ms, CLS ${of('shift').toFixed(3)}, ${Math.round(of('kilobytes'))} kB)`,
      target: `>= ${target}`,
      met: of('score') >= target,
    })
  }
  return lines
}

const tries = 4

/** Chromium's trace now and then begins too late for Lighthouse, mostly on a busy machine: that run is repeated. */
async function measureAgain(url: string, browser: Pick<Browser, 'port' | 'session'>, left = tries): Promise<Figures> {
  try {
    return await measure(url, browser)
  } catch (error) {
    if (left <= 1) throw error
    return measureAgain(url, browser, left - 1)
  }
}

async function measure(url: string, { port, session }: Pick<Browser, 'port' | 'session'>): Promise<Figures> {
  // Cookies and storage stay, since the pages of learners are measured signed in; what was cached does not.
  await session.send('Network.clearBrowserCache')
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
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
  const figure = (audit: string): number => audits?.[audit]?.numericValue ?? NaN
  return {
    score: Math.round(score * 100),
    lcp_ms: figure('largest-contentful-paint'),
    blocked_ms: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1000,
  }
}
