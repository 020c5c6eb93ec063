import { Worker } from 'node:worker_threads'
import type { Parts } from './receipt-document.ts'

type Answer = { id: number; pdf: Uint8Array } | { id: number; error: unknown }
type Asked = { resolve: (pdf: Uint8Array) => void; reject: (error: unknown) => void }
type Thread = { worker: Worker; asked: Map<number, Asked> }

/** More than a hundred lines need; a thread that wants more ends, and the process goes on. */
const memory_mb = 256
let running: Thread | null = null
let number = 0

/** Renders a receipt beside everything else that this process does: one at a time, in a thread that is started once and holds nothing open. */
export function inReceiptThread(parts: Parts): Promise<Uint8Array> {
  running ??= start()
  const { worker, asked } = running
  const id = (number += 1)
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject })
    worker.ref()
    worker.postMessage({ id, parts })
  })
}

function start(): Thread {
  const worker = new Worker(new URL('./receipt-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memory_mb },
  })
  const asked: Thread['asked'] = new Map()
  const rest = () => void (asked.size === 0 && worker.unref())
  worker.on('message', (answer: Answer) => {
    const one = asked.get(answer.id)
    asked.delete(answer.id)
    if ('pdf' in answer) one?.resolve(answer.pdf)
    else one?.reject(answer.error)
    rest()
  })
  // The next receipt starts another one.
  const end = (error: unknown) => {
    if (running?.worker === worker) running = null
    for (const one of asked.values()) one.reject(error)
    asked.clear()
  }
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`the thread of receipts ended with ${code}`)))
  return { worker, asked }
}
