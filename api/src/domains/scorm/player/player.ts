import { createCommitQueue } from './commit-queue.ts'
import type { CommitQueue } from './commit-queue.ts'
import { flightRecorder, type FlightRecorder } from './flight-recorder.ts'
import type { QueueOptions, QueueState } from './send-commits.ts'
import { createScormApi } from './scorm-api.ts'
import type { ScormApi, ScormSession } from './scorm-api.ts'
import {
  canLoad,
  commitSender,
  contentUrl,
  sendBeacon,
  sendFlight,
  sendFlightBeacon,
  start,
  StartRefused,
} from './server.ts'
import { watchedApi } from './watched-api.ts'
import { watchMissing } from './watch-missing.ts'
import type { Refused, Started } from './server.ts'
import { showContent, showLine, showMessage } from './stage.ts'
import { onParentRequest, relay, postToParent } from './post-to-parent.ts'
import { openUnsentStore } from './unsent-store.ts'
import type { UnsentStore } from './unsent-store.ts'

const openAgain = 'Please open it again from your course.'

declare global {
  interface Window {
    API?: ScormApi
  }
}

const { app_origin, ...place }: { app_origin: string; progress_id: number; attempt: number; sco: string } = JSON.parse(
  document.getElementById('launch')?.textContent ?? '{}',
)

const ownWindow = { label: 'Open in a new window', run: openOwnWindow }
const reload = { label: 'Try again', run: () => location.reload() }
let queue: CommitQueue | undefined
let session: ScormSession | undefined
let moved = false
let flight: FlightRecorder | undefined

function postState(state: QueueState | 'opening' | 'own_window' | 'ended', more: Record<string, unknown> = {}): void {
  const value = (element: string) => session?.read(element) ?? ''
  const details = {
    progress_id: place.progress_id,
    lesson_status: value('cmi.core.lesson_status'),
    score_raw: value('cmi.core.score.raw'),
    lesson_location: value('cmi.core.lesson_location'),
  }
  postToParent({ type: 'portico:scorm', state, details: { ...details, ...more } }, app_origin)
}

async function untilSaved(): Promise<void> {
  for (let tries = 0; tries < 60 && queue?.isSaved() === false; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

// Open the window while the click is still being handled; it plays once the content here has committed.
function openOwnWindow(): void {
  const own = window.open('about:blank')
  if (!own) return showLine({ text: 'Your browser blocked the new window.', actions: [ownWindow] })
  moved = true
  showMessage({
    title: 'This content is open in its own window',
    text: 'Your progress is saved from there.',
    actions: [{ label: 'Continue here', run: reload.run }],
  })
  queue?.flush()
  relay(own, app_origin)
  postState('own_window')
  void untilSaved().then(() => {
    queue?.stop()
    const address = new URL(location.href)
    address.searchParams.set('window', 'own')
    own.location.href = address.href
  })
}

// Content reports its final data when its page unloads; what cannot be sent now is stored for the next opening.
async function end(): Promise<void> {
  showMessage({ title: 'Saving…', text: 'One moment…' })
  queue?.flush()
  await untilSaved()
  await flight?.flush()
  postState('ended')
}

function onRefused({ code, message }: Refused): void {
  const elsewhere = code === 'scorm.commit_stale'
  showMessage({
    title: elsewhere ? 'This content is open elsewhere' : 'Your progress can no longer be saved here',
    text: elsewhere
      ? 'It was opened in another window or on another device and continues there.'
      : message || openAgain,
    actions: elsewhere ? [{ label: 'Continue here', run: reload.run }] : [],
  })
  postState('error', { code })
}

// The session is over and saved; anything content reports from here on would be lost.
function onReopen(): void {
  showMessage({
    title: 'This lesson has ended',
    text: 'Your progress is saved. Open it again to continue.',
    actions: [{ label: 'Open it again', run: reload.run }],
  })
}

function watchPage(commits: CommitQueue): void {
  window.addEventListener('pagehide', () => {
    commits.leave()
    void flight?.flush(true)
  })
  window.addEventListener('pageshow', (event) => event.persisted && commits.stay())
  window.addEventListener('online', () => {
    flight?.record({ kind: 'page', name: 'online' })
    commits.flush()
  })
  window.addEventListener('offline', () => flight?.record({ kind: 'page', name: 'offline' }))
  document.addEventListener('visibilitychange', () => {
    flight?.record({ kind: 'page', name: document.visibilityState })
    if (document.visibilityState === 'hidden') commits.flush()
  })
}

// Records how each commit ended and how long it took.
function watchedSender(): QueueOptions['send'] {
  const send = commitSender(onRefused)
  return async (commit) => {
    const began = performance.now()
    const answer = await send(commit)
    const took_ms = Math.round(performance.now() - began)
    const value = `${Object.keys(commit.cmi).length} elements${commit.terminate ? ', the last of the session' : ''}`
    flight?.record({ kind: 'commit', name: `commit ${commit.sequence}`, value, answer, took_ms })
    return answer
  }
}

function prepare(started: Started, store: UnsentStore): void {
  flight = flightRecorder({ launch: started.launch, send: sendFlight, beacon: sendFlightBeacon })
  flight.record({ kind: 'page', name: store.unsent ? 'opened with unsent data' : 'opened' })
  queue = createCommitQueue({
    launch: started.launch,
    send: watchedSender(),
    beacon: sendBeacon,
    keep: store.keep,
    onState: (state) => state !== 'error' && !moved && postState(state),
  })
  watchPage(queue)
  session = createScormApi({ cmi: started.cmi, sink: queue, onReopen })
  // The player's own reads bypass this wrapper, so only the content's calls are recorded.
  window.API = watchedApi(session.api, (call) => flight?.record({ kind: 'call', ...call }))
}

// Records errors in the content's own scripts; the content has the same origin as the player.
function watchFaults(frame: HTMLIFrameElement): void {
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('error', ({ message, filename, lineno }) =>
      flight?.record({ kind: 'fault', name: message || 'error', value: `${filename.split('/').at(-1)}:${lineno}` }),
    )
  })
}

async function open(): Promise<void> {
  postState('opening')
  onParentRequest(app_origin, {
    // If the content plays in its own window, the relay passes the request on.
    'portico:end': () => void (moved || end()),
    'portico:flight': () => void flight?.flush(),
  })
  const store = await openUnsentStore({ ...place, app_origin })
  const started = await start(store.unsent)
  store.keep(null)
  document.title = started.title
  prepare(started, store)
  const url = contentUrl(started.entry)
  if (!(await canLoad(url))) {
    showMessage({
      title: 'This content could not be loaded',
      text: 'Its first page did not load. Check your connection and try again.',
      actions: [reload, ownWindow],
    })
    return postState('error', { code: 'content_missing' })
  }
  const frame = showContent({ url, title: started.title })
  watchFaults(frame)
  watchMissing(frame, (name, status) => flight?.record({ kind: 'missing', name, value: String(status) }))
  postState('saved')
}

open().catch((error: unknown) => {
  const refused = error instanceof StartRefused && error.message
  showMessage({
    title: 'This content cannot be opened',
    text: refused || openAgain,
    actions: [reload],
  })
  postState('error', { code: 'start_refused' })
})
