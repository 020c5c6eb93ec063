import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { tusHeaders, tusUpload } from './tus-client.ts'
import type { Person, World } from './world.ts'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
const started_within_ms = 120_000

/** Starts an api as in production, in a separate process that can be killed with -9. */
export async function startProcess({ config }: World, port: number): Promise<{ kill: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR, PUBLIC_HOST, CONTENT_HOST } = config
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = config
  const payments = STRIPE_SECRET_KEY === '' ? {} : { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }
  const settings = { DATABASE_URL, DATA_DIR, PUBLIC_HOST, CONTENT_HOST, DEMO: '1', LOG_LEVEL: 'error', ...payments }
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ROLE: 'api', API_PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const until = Date.now() + started_within_ms
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (Date.now() > until) {
      await kill()
      throw new Error('the api did not start')
    }
    await new Promise((again) => setTimeout(again, 100))
  }
  return { kill }
}

type Sent = { name: string; bytes: Buffer; parallel: number; chunk_bytes: number }

/**
 * Uploads a file while the api is killed once in each half and restarted; the real client continues by itself. Returns how often the api died and how
 * long everything took.
 */
export async function uploadThroughKills(
  world: World,
  editor: Person,
  { name, bytes, parallel, chunk_bytes }: Sent,
): Promise<{ kills: number; took_ms: number }> {
  const port = await freePort()
  let running = await startProcess(world, port)
  const half = bytes.length / 2
  const places = [0, 1].map((one) => Math.floor((one + 0.1 + Math.random() * 0.8) * half))
  let kills = 0
  let restarting: Promise<unknown> = Promise.resolve()
  const began = performance.now()
  try {
    const { upload, done } = tusUpload(bytes, {
      port,
      headers: await tusHeaders(editor),
      metadata: { filename: name },
      parallelUploads: parallel,
      // A browser's retries end after five seconds; here they last as long as the process needs on this machine.
      retryDelays: Array.from({ length: 60 }, () => 500),
      chunkSize: chunk_bytes,
      onProgress: (sent) => {
        if (kills >= 2 || sent < (places[kills] ?? 0)) return
        kills += 1
        restarting = restarting.then(async () => {
          await running.kill()
          running = await startProcess(world, port)
        })
      },
    })
    upload.start()
    await done
    await restarting
    return { kills, took_ms: Math.round(performance.now() - began) }
  } finally {
    await running.kill()
  }
}
