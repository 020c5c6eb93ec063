import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { fail, Refusal } from './fail.ts'

export type Answered<Out> = { done: Out } | { refused: ErrorCode; params: Refusal['params'] } | { error: unknown }
type Waiting<Out> = { resolve: (done: Out) => void; reject: (error: unknown) => void }
type Job<In, Out> = Waiting<Out> & { given: In; by: number | null }
type Thread<In, Out> = { compute: (given: In) => Promise<Out> }

/** Enough for a PDF of a hundred lines. A thread that needs more ends; the process goes on. */
const memory_mb = 256
/** About a quarter of a minute of work: whoever comes later is asked to try again rather than to wait. */
const mostWaiting = 20
/** Of one person, so that a few people’s large files keep nobody else out. */
const mostOfPerson = 4
/** Many times what any of our jobs takes, also on a busy machine and with the start of the thread. */
const longestJob_ms = 30_000

/**
 * Computes one job at a time in a thread of its own; `script` answers with `answerInThread`. A full queue is refused as unavailable, and so
 * is a fifth job of one person (`by`), whose jobs take turns with those of others. A job that takes longer than `longest_ms` is given up
 * with its thread; the next one gets another thread.
 */
export function sideThread<In, Out>(
  script: URL,
  { longest_ms = longestJob_ms } = {},
): (given: In, from?: { by: number }) => Promise<Out> {
  const jobs: Job<In, Out>[] = []
  let thread: Thread<In, Out> | null = null
  const compute = async (given: In) => {
    thread ??= startThread<In, Out>(script, { longest_ms, onEnd: () => (thread = null) })
    return thread.compute(given)
  }
  const computeAll = async () => {
    let last: number | null = null
    for (let job = jobs[0]; job; job = jobs.find(({ by }) => by === null || by !== last) ?? jobs[0]) {
      await compute(job.given).then(job.resolve, job.reject)
      jobs.splice(jobs.indexOf(job), 1)
      last = job.by
    }
  }
  return async (given, from) => {
    const by = from?.by ?? null
    const own = by === null ? 0 : jobs.filter((job) => job.by === by).length
    if (jobs.length >= mostWaiting || own >= mostOfPerson) fail('general.unavailable')
    return new Promise((resolve, reject) => {
      if (jobs.push({ given, by, resolve, reject }) === 1) void computeAll()
    })
  }
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
