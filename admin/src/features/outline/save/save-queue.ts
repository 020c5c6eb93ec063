import { CallError } from '@portico/shared/errors/failures/call-error.ts'

/** `wrong`: some input is invalid and cannot be sent. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'wrong'
/** State of a change before it is sent: about to be sent, or invalid and waiting for a fix. */
type Before = 'coming' | 'wrong'
/** One change to send to the API. A newer save with the same `key` replaces a waiting one; `onRefused` receives the API's refusal. */
export type Save = {
  readonly key?: string
  readonly run: () => Promise<unknown>
  readonly onRefused: (error: unknown) => void
}

/** True for a final refusal; any other failure (no response, overload, server error) may succeed on retry. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.code !== null && error.status < 500 && error.status !== 429

const stateOf = (unsent: readonly Before[]): SaveState =>
  unsent.includes('coming') ? 'saving' : unsent.includes('wrong') ? 'wrong' : 'saved'

/** Sends changes one at a time, in the order they were made. After a failure all of them wait until `retry` or the next change. */
export function createSaveQueue() {
  let waiting: Save[] = []
  let state: 'saved' | 'saving' | 'failed' = 'saved'
  let failure: unknown = null
  const unsent = new Map<string, Before>()
  const watchers = new Set<() => void>()
  const tell = () => {
    for (const changed of watchers) changed()
  }
  const set = (next: typeof state) => {
    state = next
    tell()
  }
  const work = async () => {
    if (state === 'saving') return
    set('saving')
    for (let save = waiting[0]; save; save = waiting[0]) {
      try {
        await save.run()
      } catch (error) {
        if (!isRefusal(error)) {
          failure = error
          return set('failed')
        }
        save.onRefused(error)
      }
      const done = save
      waiting = waiting.filter((one) => one !== done)
    }
    set('saved')
  }
  return {
    /** sets the state of an unsent change; null if it will never be sent */
    announce(key: string, before: Before | null) {
      if (before === null) unsent.delete(key)
      else unsent.set(key, before)
      tell()
    },
    add(save: Save) {
      if (save.key !== undefined) unsent.delete(save.key)
      // The first one may already be in flight.
      const isReplaced = (one: Save, place: number) =>
        save.key !== undefined && one.key === save.key && !(place === 0 && state === 'saving')
      waiting = [...waiting.filter((one, place) => !isReplaced(one, place)), save]
      void work()
    },
    retry: () => void work(),
    /** Drops changes that could not be saved, once the user has left them behind. */
    dropFailed() {
      if (state !== 'failed') return
      waiting = []
      set('saved')
    },
    /** why the last save failed */
    failure: () => failure,
    state: (): SaveState => (state === 'saved' ? stateOf([...unsent.values()]) : state),
    subscribe(changed: () => void) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}
export type SaveQueue = ReturnType<typeof createSaveQueue>

/** Resolves once nothing is in flight: a read after that includes every change that could be saved. */
export const settled = ({ state, subscribe }: SaveQueue): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (state() === 'saving') return
      leave()
      resolve()
    }
    const leave = subscribe(look)
    look()
  })

const queues = new Map<number, SaveQueue>()

/** Returns the queue of a course; it survives switching between pages of the outline. */
export function saveQueueOf(course_id: number): SaveQueue {
  const queue = queues.get(course_id) ?? createSaveQueue()
  queues.set(course_id, queue)
  return queue
}

/** Forgets all queues, as a new page load does. */
export const forgetSaves = (): void => queues.clear()
