import { Worker } from 'node:worker_threads'
import { fail } from './fail.ts'

export type Asked<In> = { id: number; given: In }
export type Answered<Out> = { id: number; done: Out } | { id: number; error: unknown }
type Waiting<Out> = { resolve: (done: Out) => void; reject: (error: unknown) => void }
type Thread<Out> = { worker: Worker; waiting: Map<number, Waiting<Out>> }

/** Enough for a PDF of a hundred lines. A thread that needs more ends; the process goes on. */
const memory_mb = 256
/** About a quarter of a minute of work: whoever comes later is asked to try again rather than to wait. */
const mostWaiting = 20

/**
 * Computes beside everything else that this process does: one at a time, in a thread that is started once and holds nothing open.
 * `script` answers with `answerInThread`. A full queue is refused as unavailable.
 */
export function sideThread<In, Out>(script: URL): (given: In) => Promise<Out> {
  let running: Thread<Out> | null = null
  let number = 0
  const start = (): Thread<Out> =>
    startThread(script, (worker) => {
      if (running?.worker === worker) running = null
    })
  return async (given) => {
    running ??= start()
    const { worker, waiting } = running
    if (waiting.size >= mostWaiting) fail('general.unavailable')
    const asked: Asked<In> = { id: (number += 1), given }
    return new Promise((resolve, reject) => {
      waiting.set(asked.id, { resolve, reject })
      worker.ref()
      worker.postMessage(asked)
    })
  }
}

/** `ended`: the next one that asks starts another thread. */
function startThread<Out>(script: URL, ended: (worker: Worker) => void): Thread<Out> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory_mb } })
  const waiting: Thread<Out>['waiting'] = new Map()
  worker.on('message', (answer: Answered<Out>) => {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('done' in answer) one?.resolve(answer.done)
    else one?.reject(answer.error)
    if (waiting.size === 0) worker.unref()
  })
  const end = (error: unknown) => {
    ended(worker)
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`a side thread ended with ${code}`)))
  return { worker, waiting }
}
