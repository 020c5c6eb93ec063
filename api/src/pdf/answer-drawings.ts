import { parentPort } from 'node:worker_threads'
import type { Drawing, Drawn } from './drawing-thread.ts'

/** A thread of its own: the renderer computes from its first line to its last, and whoever else asks the process would wait. */
export function answerDrawings<Parts>(draw: (parts: Parts) => Promise<Uint8Array>): void {
  parentPort?.on('message', async ({ id, parts }: Drawing<Parts>) => {
    try {
      parentPort?.postMessage({ id, pdf: await draw(parts) } satisfies Drawn)
    } catch (error) {
      parentPort?.postMessage({ id, error } satisfies Drawn)
    }
  })
}
