import type { Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import type { TrialResult, TrialSeen } from '@portico/shared/rules/scorm/trial-seen.ts'
import type { Storage } from '../../../storage/storage.ts'
import { readSeen } from './read-seen.ts'
import { noteElsewhere, blockOtherOrigins, watchPage, type TrialFindings } from './block-other-origins.ts'
import { startTrialServer } from './trial-server.ts'

type Trial = {
  chromium_path: string
  storage: Storage
  sha256: string
  sco: { title: string; launch: string; launch_data: string | null; mastery_score: number | null }
  limits?: { total_ms: number; watched_ms: number; memory_bytes: number }
}

const LIMITS = { total_ms: 60_000, watched_ms: 12_000, memory_bytes: 512 * 1024 ** 2 }
const nothing: TrialSeen = { calls: {}, statuses: [], suspend_characters: 0, refused: [] }

// One at a time: each may use half a gigabyte.
let before: Promise<unknown> = Promise.resolve()

/**
 * Opens a package as a new learner would, in a separate sandboxed browser with a temporary profile and no access to any host but this launch's.
 * Findings are hints; if the trial cannot run, that is not the package's fault.
 */
export async function runTrial(trial: Trial): Promise<TrialResult> {
  const mine = before.then(() => open(trial))
  before = mine.catch(() => {})
  return mine
}

async function open({ chromium_path, storage, sha256, sco, limits = LIMITS }: Trial): Promise<TrialResult> {
  const result = { title: sco.title, ...nothing, errors: [], elsewhere: [] }
  const { chromium } = await import('playwright-core')
  const met: TrialFindings = { errors: [], elsewhere: [] }
  const server = await startTrialServer({
    storage,
    sha256,
    launch: sco.launch,
    cmi: newLearner(sco),
    onElsewhere: (address) => noteElsewhere(met, address),
  })
  const browser = await chromium
    .launchServer({
      executablePath: chromium_path,
      chromiumSandbox: true,
      timeout: limits.total_ms / 2,
      // The browser's own requests, such as update checks, go nowhere and do not count against a package.
      proxy: { server: 'http://nobody.invalid', bypass: '<-loopback>' },
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--disable-background-networking',
        '--disable-quic',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      ],
    })
    .catch(() => null)
  try {
    if (!browser) return { ...result, ended: 'not_run' }
    const connected = await chromium.connect(browser.wsEndpoint())
    const context = await connected.newContext({
      serviceWorkers: 'block',
      acceptDownloads: false,
      // Everything the package sends, including to loopback, goes to the launch's own server, which serves only its own URLs.
      proxy: { server: server.origin, bypass: '<-loopback>' },
    })
    await blockOtherOrigins(context, { origin: server.origin, met })
    const page = await context.newPage()
    watchPage(context, page, met)
    const ended = await watched(page, { origin: server.origin, pid: browser.process().pid ?? 0, limits })
    const seen = await readSeen(page)
    if (seen === null) return { ...result, ...met, ended, is_unreadable: true }
    return { ...result, ...(seen === 'busy' ? nothing : seen), ...met, ended }
  } catch {
    return { ...result, ended: 'not_run' }
  } finally {
    await browser?.kill().catch(() => {})
    server.close()
  }
}

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined))

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

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')

async function descendants(pid: number): Promise<number[]> {
  const children = (await read(`/proc/${pid}/task/${pid}/children`)).trim().split(' ').filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(children.map(descendants))).flat()]
}

/** Bytes of memory used by a process and all its descendants, shared pages counted once; 0 if the system does not report it. */
async function memoryOf(pid: number): Promise<number> {
  const sizes = await Promise.all(
    (await descendants(pid)).map(async (one) =>
      Number(/^Pss:\s+(\d+) kB/m.exec(await read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0) * 1024
}
