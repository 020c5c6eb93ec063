import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { fail, Refusal } from './fail.ts'
import { fairQueue, type FairQueue, type Requester } from './fair-turns.ts'

export type Answered<Out> = { done: Out } | { refused: ErrorCode; params: Refusal['params'] } | { error: unknown }
type Waiting<Out> = { resolve: (done: Out) => void; reject: (error: unknown) => void }
type Thread<In, Out> = { compute: (given: In) => Promise<Out> }

/** Enough for a PDF of a hundred lines. A thread that needs more ends; the process goes on. */
const memory_mb = 256
/** About a quarter of a minute of work: whoever comes later is asked to try again rather than to wait. */
const mostWaiting = 20
/** As many places again for portals that have nothing waiting. */
const mostOfNewcomers = 2 * mostWaiting
/** Of one portal and of one of its people, so that what they bring keeps nobody else out. */
const mostOfPortal = 8
const mostOfPerson = 4
/** Many times what any of our jobs takes, also on a busy machine and with the start of the thread. */
const longestJob_ms = 30_000

/**
 * Computes one job at a time in a thread of its own; `script` answers with `answerInThread`. A full queue is refused as unavailable, and so
 * is a ninth job of one portal and a fifth of one person; portals take turns, and in a portal its people. A job that takes longer than
 * `longest_ms` is given up with its thread; the next one gets another thread.
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
    refuseFull(queue, from)
    return queue.inTurn(from, () => compute(given))
  }
}

function refuseFull({ jobs }: FairQueue, from: Requester | null): void {
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
