import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { fail, Refusal } from './fail.ts'
import { fairQueue, type FairQueue, type Requester } from './fair-turns.ts'

export type Answered<Out> = { done: Out } | { refused: ErrorCode; params: Refusal['params'] } | { error: unknown }
type Waiting<Out> = { resolve: (done: Out) => void; reject: (error: unknown) => void }
type Thread<In, Out> = { compute: (given: In) => Promise<Out> }

/** Enough for a PDF of a hundred lines. A thread that exceeds it is terminated; the process continues. */
const memory_mb = 256
/** About 15 seconds of work; later callers are asked to try again instead of waiting. */
const mostWaiting = 20
/** The same number again is reserved for portals with nothing queued. */
const mostOfNewcomers = 2 * mostWaiting
/** Limits per portal and per person, so that neither can fill the queue. */
const mostOfPortal = 8
const mostOfPerson = 4
/** Many times what any job takes, even on a busy machine and including the thread's start. */
const longestJob_ms = 30_000

/**
 * Runs one job at a time in a separate thread; `script` uses `answerInThread`. Refuses as unavailable when the queue is full, or a portal has eight
 * jobs or a person four; portals and their people take turns. A job longer than `longest_ms` is abandoned and its thread replaced.
 */
export function sideThread<In, Out>(
  script: URL,
  { longest_ms = longestJob_ms } = {},
): (given: In, from: Requester | null) => Promise<Out> {
  let thread: Thread<In, Out> | null = null
  const compute = async (given: In) => {
    thread ??= startThread<In, Out>(script, { longest_ms, onEnd: () => (thread = null) })
    return thread.compute(given)
  }
  const queue = fairQueue()
  return async (given, from) => {
    rejectFullQueue(queue, from)
    return queue.inTurn(from, () => compute(given))
  }
}

function rejectFullQueue({ jobs }: FairQueue, from: Requester | null): void {
  const ofPortal = from ? jobs.filter((job) => job.from?.portal_id === from.portal_id) : []
  const ofPerson = ofPortal.filter((job) => job.from?.by === from?.by)
  const most = ofPortal.length > 0 ? mostWaiting : mostOfNewcomers
  if (jobs.length >= most || ofPortal.length >= mostOfPortal || ofPerson.length >= mostOfPerson)
    fail('general.unavailable')
}

function startThread<In, Out>(
  script: URL,
  { longest_ms, onEnd }: { longest_ms: number; onEnd: () => void },
): Thread<In, Out> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory_mb } })
  let asked: Waiting<Out> | null = null
  let hasEnded = false
  const end = (error: unknown) => {
    if (hasEnded) return
    hasEnded = true
    onEnd()
    asked?.reject(error)
    void worker.terminate()
  }
  worker.on('message', (answer: Answered<Out>) => {
    if ('done' in answer) asked?.resolve(answer.done)
    else asked?.reject('refused' in answer ? new Refusal(answer.refused, answer.params) : answer.error)
  })
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`a side thread ended with ${code}`)))
  return {
    compute: async (given) => {
      const late = setTimeout(() => end(new Error(`a side thread took more than ${longest_ms} ms`)), longest_ms)
      worker.ref()
      try {
        return await new Promise<Out>((resolve, reject) => {
          asked = { resolve, reject }
          worker.postMessage(given)
        })
      } finally {
        asked = null
        clearTimeout(late)
        worker.unref()
      }
    },
  }
}
