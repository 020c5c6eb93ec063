import { CallError } from '@portico/shared/errors/call-error.ts'

/** `wrong`: something that was typed cannot be sent as it is. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'wrong'
/** What becomes of a change before it is sent: it is about to be, or what is wrong with it has to be mended first. */
type Before = 'coming' | 'wrong'
/** One change on its way to the API. One that waits gives way to a newer one of the same `key`; `onRefused` gets what the API said no to. */
export type Save = {
  readonly key?: string
  readonly run: () => Promise<unknown>
  readonly onRefused: (error: unknown) => void
}

/** Said no to for good; anything else (no answer, an overload, a broken server) may succeed when it is tried again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.code !== null && error.status < 500 && error.status !== 429

const stateOf = (unsent: readonly Before[]): SaveState =>
  unsent.includes('coming') ? 'saving' : unsent.includes('wrong') ? 'wrong' : 'saved'

/** Sends changes one after the other, in the order they were made. After a failure all of them wait until `retry` or the next change. */
export function createSaveQueue() {
  let waiting: Save[] = []
  let state: 'saved' | 'saving' | 'failed' = 'saved'
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
        if (!isRefusal(error)) return set('failed')
        save.onRefused(error)
      }
      const done = save
      waiting = waiting.filter((one) => one !== done)
    }
    set('saved')
  }
  return {
    /** of a change that is not sent yet; null when it never will be */
    announce(key: string, before: Before | null) {
      if (before === null) unsent.delete(key)
      else unsent.set(key, before)
      tell()
    },
    add(save: Save) {
      if (save.key !== undefined) unsent.delete(save.key)
      // The first one may be on its way already.
      const isReplaced = (one: Save, place: number) =>
        save.key !== undefined && one.key === save.key && !(place === 0 && state === 'saving')
      waiting = [...waiting.filter((one, place) => !isReplaced(one, place)), save]
      void work()
    },
    retry: () => void work(),
    /** Forgets what could not be saved, once whoever made the changes has left them behind. */
    dropFailed() {
      if (state !== 'failed') return
      waiting = []
      set('saved')
    },
    state: (): SaveState => (state === 'saved' ? stateOf([...unsent.values()]) : state),
    subscribe(changed: () => void) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}
export type SaveQueue = ReturnType<typeof createSaveQueue>

/** Once nothing is on its way: what is read then has all changes in it that could be saved. */
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

/** The queue of a course: it stays while the pages of its outline change. */
export function saveQueueOf(course_id: number): SaveQueue {
  const queue = queues.get(course_id) ?? createSaveQueue()
  queues.set(course_id, queue)
  return queue
}
