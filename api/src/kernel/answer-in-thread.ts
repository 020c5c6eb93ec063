import { parentPort } from 'node:worker_threads'
import { Refusal } from './fail.ts'
import type { Answered } from './side-thread.ts'

/**
 * Runs `work` for each message in a worker thread, since it would block all other requests in the main thread. A refusal is sent back as its code and
 * parameters.
 */
export function answerInThread<In, Out>(work: (given: In) => Out | Promise<Out>): void {
  parentPort?.on('message', async (given: In) => {
    try {
      parentPort?.postMessage({ done: await work(given) } satisfies Answered<Out>)
    } catch (error) {
      const answer = error instanceof Refusal ? { refused: error.code, params: error.params } : { error }
      parentPort?.postMessage(answer satisfies Answered<Out>)
    }
  })
}
