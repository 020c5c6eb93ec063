import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import { mostUploadErrors } from '@portico/shared/rules/media/check-upload.ts'

export type UploadState = 'sending' | 'paused' | 'offline' | 'stopped' | 'checking' | 'done' | 'failed'

/** One upload, as its line displays it. */
export type UploadRow = {
  readonly id: number
  readonly name: string
  readonly purpose: UploadPurpose
  readonly size_bytes: number
  readonly sent_bytes: number
  readonly bytes_per_s: number
  readonly state: UploadState
  /** its result, or why it failed */
  readonly words: string | null
  readonly acts: {
    readonly pause?: () => void
    readonly resume?: () => void
    /** cancels the upload and deletes the bytes received so far */
    readonly discard?: () => void
  }
}

let list: readonly UploadRow[] = []
let failedIds: readonly number[] = []
let nextId = 1
const watchers = new Set<() => void>()
const notifyListeners = () => {
  for (const changed of watchers) changed()
}

const stateOf = (id: number): UploadState | undefined => list.find((upload) => upload.id === id)?.state

/** The uploads of this document, shared by all its pages: leaving a page does not stop its uploads. */
export const uploads = {
  list: () => list,
  subscribe: (changed: () => void) => {
    watchers.add(changed)
    return () => void watchers.delete(changed)
  },
  add: (upload: Omit<UploadRow, 'id'>): number => {
    const id = (nextId += 1)
    list = [...list, { ...upload, id }]
    notifyListeners()
    return id
  },
  change: (id: number, part: Partial<UploadRow>) => {
    list = list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload))
    notifyListeners()
  },
  remove: (id: number) => {
    list = list.filter((upload) => upload.id !== id)
    notifyListeners()
  },
  /** Keeps the file in the list in an error state (MED-014) with its error text; only the last three failures keep theirs (MED-013). */
  fail: (id: number, words: string) => {
    uploads.change(id, { state: 'failed', words, bytes_per_s: 0 })
    const stillFailed = failedIds.filter((one) => one !== id && stateOf(one) === 'failed')
    for (const older of stillFailed.slice(0, 1 - mostUploadErrors)) uploads.change(older, { words: null })
    failedIds = [...stillFailed, id].slice(-mostUploadErrors)
  },
}
