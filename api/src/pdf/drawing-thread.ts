import { Worker } from 'node:worker_threads'

export type Drawing<Parts> = { id: number; parts: Parts }
export type Drawn = { id: number; pdf: Uint8Array } | { id: number; error: unknown }
type Asked = { resolve: (pdf: Uint8Array) => void; reject: (error: unknown) => void }
type Thread = { worker: Worker; asked: Map<number, Asked> }

/** More than a hundred lines need; a thread that wants more ends, and the process goes on. */
const memory_mb = 256

/**
 * Draws PDFs beside everything else that this process does: one at a time, in a thread that is started once and holds nothing open.
 * `script` answers with `answerDrawings`.
 */
export function drawingThread<Parts>(script: URL): (parts: Parts) => Promise<Uint8Array> {
  let running: Thread | null = null
  let number = 0
  const start = (): Thread =>
    startThread(script, (worker) => {
      if (running?.worker === worker) running = null
    })
  return (parts) => {
    running ??= start()
    const { worker, asked } = running
    const drawing: Drawing<Parts> = { id: (number += 1), parts }
    return new Promise((resolve, reject) => {
      asked.set(drawing.id, { resolve, reject })
      worker.ref()
      worker.postMessage(drawing)
    })
  }
}

/** `ended`: the next drawing starts another one. */
function startThread(script: URL, ended: (worker: Worker) => void): Thread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory_mb } })
  const asked: Thread['asked'] = new Map()
  worker.on('message', (answer: Drawn) => {
    const one = asked.get(answer.id)
    asked.delete(answer.id)
    if ('pdf' in answer) one?.resolve(answer.pdf)
    else one?.reject(answer.error)
    if (asked.size === 0) worker.unref()
  })
  const end = (error: unknown) => {
    ended(worker)
    for (const one of asked.values()) one.reject(error)
    asked.clear()
  }
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`a thread that draws PDFs ended with ${code}`)))
  return { worker, asked }
}
