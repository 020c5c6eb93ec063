import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { contentApp } from '../../api/src/domains/content/content-app.ts'
import {
  LAUNCH_LIFETIME_MS,
  signLaunchToken,
  verifyLaunchToken,
} from '../../api/src/domains/scorm/host/launch-token.ts'
import { playerUrl } from '../../api/src/domains/scorm/host/package-host.ts'
import { importPackage } from '../../api/src/domains/scorm/import/import-package.ts'
import type { ScormPackage } from '../../api/src/domains/scorm/import/import-package.ts'
import { createDiskStorage } from '../../api/src/storage/disk-storage.ts'
import { storageKey } from '../../api/src/storage/storage-key.ts'
import { applyCommit } from '../../shared/src/rules/scorm/apply-commit.ts'
import type { ScormCommit } from '../../shared/src/rules/scorm/apply-commit.ts'
import { beginLaunch } from '../../shared/src/rules/scorm/begin-launch.ts'
import type { LaunchRecord } from '../../shared/src/rules/scorm/launch-record.ts'

const SECRET = 'secret of the player’s test'

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const body = incoming.method === 'POST' ? new Uint8Array(await buffer(incoming)) : null
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: new Headers(incoming.headers as Record<string, string>),
    body,
  })
}

async function toResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => void (server.close(), server.closeAllConnections()),
  }
}

const scriptOf = (path: string): string =>
  stripTypeScriptTypes(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))

// The course page's own code for unsent commits, without the page and with types stripped.
const scripts = new Map([
  [
    '/unsent-keeper.js',
    scriptOf('site/src/features/learning/items/scorm/unsent-commits.ts').replace(
      '@portico/shared/browser/stored.ts',
      '/stored.js',
    ),
  ],
  ['/stored.js', scriptOf('shared/src/browser/stored.ts')],
])

const coursePage = (player: string, progress_id: number) => `<!doctype html><html lang="en"><title>Course</title>
<script>window.heard = []; addEventListener('message', (event) => event.data.type === 'portico:scorm' && heard.push({ origin: event.origin, ...event.data }))</script>
<script type="module">import { handleUnsentMessage } from '/unsent-keeper.js'
addEventListener('message', (event) => handleUnsentMessage(event, { origin: '${new URL(player).origin}', sources: [frames[0]], record: '${progress_id}' }))</script>
<iframe title="Content" src="${player}" width="1000" height="640" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads" allow="autoplay; fullscreen"></iframe>`

/** Opens a course page on one site, the content host on another, with memory in place of the database. */
export async function openStage() {
  const storageDir = await mkdtemp(join(tmpdir(), 'scorm-stage-'))
  const storage = createDiskStorage(storageDir)
  const records = new Map<number, LaunchRecord>()
  const commits: (ScormCommit & { progress_id: number })[] = []
  const entries = new Map<number, ScormPackage>()
  const players = new Map<number, string>()
  const app = contentApp({
    contentHost: 'content.localhost',
    storage,
    verifyToken: (token) => verifyLaunchToken(token, SECRET),
    verifyFileToken: () => ({ state: 'invalid' }),
    isVisitValid: async () => true,
    isFreePreview: async () => false,
    start: async ({ progress_id: progress }) => {
      const progress_id = progress ?? 0
      const found = entries.get(progress_id)
      const [item] = found?.items ?? []
      if (!found || !item) throw new Error('no such item')
      const { record, snapshot } = beginLaunch({
        stored: records.get(progress_id) ?? null,
        student: { student_id: '7', student_name: 'Doe, Jane' },
        item,
      })
      records.set(progress_id, record)
      return { launch: record.launch, title: found.title, entry: found.entry, cmi: snapshot }
    },
    record: async () => {},
    commit: async ({ progress_id: progress }, commit) => {
      const progress_id = progress ?? 0
      const record = records.get(progress_id)
      if (!record) throw new Error('a commit before a start')
      commits.push({ ...commit, progress_id })
      const {
        outcome,
        rejected,
        record: after,
      } = applyCommit({ record, commit, mastery_score: entries.get(progress_id)?.items[0]?.mastery_score ?? null })
      records.set(progress_id, after)
      return { outcome, rejected }
    },
    onError: (error) => console.error(error),
  })
  const content = await listen(async (incoming, outgoing) =>
    toResponse(await app.fetch(await toRequest(incoming)), outgoing),
  )
  const school = await listen((incoming, outgoing) => {
    const script = scripts.get(incoming.url ?? '')
    if (script) return void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    const progress_id = Number(incoming.url?.slice(1))
    const player = players.get(progress_id)
    outgoing
      .writeHead(player ? 200 : 404, { 'content-type': 'text/html' })
      .end(player ? coursePage(player, progress_id) : '')
  })
  const app_origin = `http://school.portico.localhost:${school.port}`

  return {
    app_origin,
    records,
    commits,
    /** Forgets what every learner did, so the next test or retry starts empty. */
    forget: () => {
      records.clear()
      commits.length = 0
    },
    cmi: (progress_id: number) => records.get(progress_id)?.cmi ?? {},
    /** Imports a package for a learner's item and returns the URL of its course page. `change` modifies what was imported. */
    async add(
      progress_id: number,
      zip: Buffer,
      change: (found: ScormPackage) => ScormPackage = (found) => found,
    ): Promise<string> {
      const upload = storageKey(`uploads/${progress_id}.zip`)
      await storage.put(upload, zip)
      const imported = await importPackage({ storage, upload })
      if (!imported.ok) throw new Error(imported.code)
      entries.set(progress_id, change(imported.package))
      const package_id = imported.package.sha256
      const token = signLaunchToken(
        {
          session_id: 3,
          user_id: 7,
          portal_id: 24,
          enrollment_id: 5,
          progress_id,
          package_id,
          sco: 'sco',
          is_only: true,
          attempt: 1,
          app_origin,
          expires_at: Date.now() + LAUNCH_LIFETIME_MS,
        },
        SECRET,
      )
      players.set(
        progress_id,
        playerUrl({ token, package_id, contentOrigin: `http://content.localhost:${content.port}` }),
      )
      return `${app_origin}/${progress_id}`
    },
    async close() {
      content.close()
      school.close()
      await rm(storageDir, { recursive: true, force: true })
    },
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
