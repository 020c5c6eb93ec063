import type { Page } from 'playwright-core'
import type { TrialResult } from '@portico/shared/rules/scorm/trial.ts'
import type { Storage } from '../../storage/storage.ts'
import { memoryOf } from './memory-of.ts'
import { startTrialServer } from './trial-server.ts'

type Trial = {
  chromium_path: string
  storage: Storage
  sha256: string
  sco: { title: string; launch: string; launch_data: string | null; mastery_score: number | null }
  limits?: { total_ms: number; watched_ms: number; memory_bytes: number }
}
type Seen = Pick<TrialResult, 'calls' | 'statuses' | 'suspend_characters' | 'refused'>

const LIMITS = { total_ms: 60_000, watched_ms: 12_000, memory_bytes: 512 * 1024 ** 2 }
const mostNamed = 20
const nothing: Seen = { calls: {}, statuses: [], suspend_characters: 0, refused: [] }

// One after the other: each may take half a gigabyte.
let before: Promise<unknown> = Promise.resolve()

/**
 * Opens a package as a new learner would, in a browser of its own with its sandbox on, a profile that is thrown away and no way to any
 * host but that of this launch. What it sees are hints; what keeps it from seeing anything is no fault of the package.
 */
export async function runTrial(trial: Trial): Promise<TrialResult> {
  const mine = before.then(() => open(trial))
  before = mine.catch(() => {})
  return mine
}

async function open({ chromium_path, storage, sha256, sco, limits = LIMITS }: Trial): Promise<TrialResult> {
  const result = { title: sco.title, ...nothing, errors: [], elsewhere: [] }
  const { chromium } = await import('playwright-core')
  const server = await startTrialServer({ storage, sha256, launch: sco.launch, cmi: newLearner(sco) })
  const browser = await chromium
    .launchServer({
      executablePath: chromium_path,
      chromiumSandbox: true,
      timeout: limits.total_ms / 2,
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--disable-background-networking'],
    })
    .catch(() => null)
  try {
    if (!browser) return { ...result, ended: 'not_run' }
    const connected = await chromium.connect(browser.wsEndpoint())
    const page = await (await connected.newContext({ serviceWorkers: 'block' })).newPage()
    const met = watch(page, server.origin)
    const ended = await watched(page, { origin: server.origin, pid: browser.process().pid ?? 0, limits })
    const seen = await Promise.race([seenBy(page), pause(ANSWER_MS)])
    return { ...result, ...(seen ?? nothing), ...met, ended }
  } catch {
    return { ...result, ended: 'not_run' }
  } finally {
    await browser?.kill().catch(() => {})
    server.close()
  }
}

const seenBy = (page: Page): Promise<Seen | undefined> =>
  page.evaluate(() => (window as unknown as { seen?: Seen }).seen).catch(() => undefined)

// A page that is busy for good answers nothing.
const ANSWER_MS = 2_000
const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined))

/** Notes errors of the console and requests elsewhere, which are refused. */
function watch(page: Page, origin: string) {
  const met = { errors: [] as string[], elsewhere: [] as string[] }
  const note = (list: string[], text: string) => {
    if (list.length < mostNamed && !list.includes(text)) list.push(text.slice(0, 200))
  }
  page.on('pageerror', (error) => note(met.errors, error.message))
  page.on('console', (message) => message.type() === 'error' && note(met.errors, message.text()))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
  void page.route('**/*', (route) => {
    const url = route.request().url()
    if (url.startsWith(`${origin}/`) || /^(?:data|blob|about):/.test(url)) return route.continue()
    note(met.elsewhere, url.split(/[?#]/, 1)[0] ?? '')
    return route.abort()
  })
  return met
}

type Watched = { origin: string; pid: number; limits: NonNullable<Trial['limits']> }
async function watched(page: Page, { origin, pid, limits }: Watched): Promise<TrialResult['ended']> {
  const began = Date.now()
  const loading = page.goto(origin, { timeout: limits.total_ms }).then(
    () => 'loaded' as const,
    () => 'failed' as const,
  )
  let loaded_at: number | null = null
  void loading.then(() => (loaded_at = Date.now()))
  for (;;) {
    await pause(250)
    if ((await memoryOf(pid)) > limits.memory_bytes) return 'too_much_memory'
    if (loaded_at !== null && Date.now() - loaded_at >= limits.watched_ms) return 'ran'
    if (Date.now() - began >= limits.total_ms) return 'too_long'
  }
}

const newLearner = ({ launch_data, mastery_score }: Trial['sco']): Record<string, string> => ({
  'cmi.core.student_id': '1',
  'cmi.core.student_name': 'Launch, Trial',
  'cmi.core.credit': 'credit',
  'cmi.core.lesson_mode': 'normal',
  'cmi.core.lesson_status': 'not attempted',
  'cmi.core.entry': 'ab-initio',
  'cmi.core.total_time': '0000:00:00',
  ...(launch_data && launch_data.length <= 4_096 ? { 'cmi.launch_data': launch_data } : {}),
  ...(mastery_score === null ? {} : { 'cmi.student_data.mastery_score': String(mastery_score) }),
})
