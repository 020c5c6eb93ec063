import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import { mostUploadErrors } from '@portico/shared/rules/media/check-upload.ts'

export type UploadState = 'sending' | 'paused' | 'offline' | 'stopped' | 'checking' | 'importing' | 'done' | 'failed'

/** One upload, as its line displays it. */
export type UploadRow = {
  readonly id: number
  readonly name: string
  readonly purpose: UploadPurpose
  /** part of a page that lists this upload itself while it is visible, such as a dialog; null if only the panel does */
  readonly place: string | null
  readonly size_bytes: number
  readonly sent_bytes: number
  readonly bytes_per_s: number
  readonly state: UploadState
  /** its result, or why it failed */
  readonly words: string | null
  /** the server has the file and works on it further, such as an import, which its own page shows */
  readonly isFollowed?: boolean
  /** its result has a note, so its line stays until it is dismissed */
  readonly hasNote?: boolean
  readonly acts: {
    readonly pause?: () => void
    readonly resume?: () => void
    /** cancels the upload and deletes the bytes received so far */
    readonly discard?: () => void
  }
}

/** How long the line of a finished upload stays; hover and focus pause it. */
export const finishedShown_ms = 7_000

let list: readonly UploadRow[] = []
let panelList: readonly UploadRow[] = []
let failedIds: readonly number[] = []
let nextId = 1
let isPaused = false
/** Places that are visible now. */
const visiblePlaces = new Set<string>()
const clocks = new Map<number, ReturnType<typeof setTimeout>>()
const watchers = new Set<() => void>()

function set(next: readonly UploadRow[]): void {
  list = next
  panelList = list.filter(({ place }) => place === null || !visiblePlaces.has(place))
  for (const { id, state, hasNote } of list) if (state === 'done' && !hasNote && !isPaused) startClock(id)
  for (const changed of watchers) changed()
}
function startClock(id: number): void {
  if (clocks.has(id)) return
  const clock = setTimeout(() => uploads.remove(id), finishedShown_ms)
  clocks.set(id, clock)
}
function stopClock(id: number): void {
  clearTimeout(clocks.get(id))
  clocks.delete(id)
}

/** Nothing more will happen to this upload by itself. */
export const hasEnded = ({ state }: UploadRow): boolean => state === 'done' || state === 'failed'
const stateOf = (id: number): UploadState | undefined => list.find((upload) => upload.id === id)?.state

/** The uploads of this document, shared by all its pages: leaving a page does not stop its uploads. */
export const uploads = {
  list: () => list,
  /** The uploads that no visible place lists itself. */
  panelList: () => panelList,
  subscribe: (changed: () => void) => {
    watchers.add(changed)
    return () => void watchers.delete(changed)
  },
  add: (upload: Omit<UploadRow, 'id'>): number => {
    const id = (nextId += 1)
    set([...list, { ...upload, id }])
    return id
  },
  change: (id: number, part: Partial<UploadRow>) => {
    set(list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  },
  remove: (id: number) => {
    stopClock(id)
    set(list.filter((upload) => upload.id !== id))
  },
  /** Pauses the clocks of finished uploads while someone reads their lines. */
  pause: () => {
    isPaused = true
    for (const id of clocks.keys()) stopClock(id)
  },
  resume: () => {
    isPaused = false
    set(list)
  },
  /** Takes the uploads of a place out of the panel until the returned function is called; what ended by then was seen and goes with the place. */
  showPlace: (place: string): (() => void) => {
    visiblePlaces.add(place)
    set(list)
    return () => {
      visiblePlaces.delete(place)
      for (const { id } of list.filter((upload) => upload.place === place && hasEnded(upload))) stopClock(id)
      set(list.filter((upload) => upload.place !== place || !hasEnded(upload) || upload.acts.resume))
    }
  },
  /** Keeps the file in the list in an error state (MED-014) with its error text; only the last three failures keep theirs (MED-013). */
  fail: (id: number, words: string) => {
    uploads.change(id, { state: 'failed', words, bytes_per_s: 0 })
    const stillFailed = failedIds.filter((one) => one !== id && stateOf(one) === 'failed')
    for (const older of stillFailed.slice(0, 1 - mostUploadErrors)) uploads.change(older, { words: null })
    failedIds = [...stillFailed, id].slice(-mostUploadErrors)
  },
}
