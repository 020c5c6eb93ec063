import { parentPort } from 'node:worker_threads'
import { Refusal } from './fail.ts'
import type { Answered } from './side-thread.ts'

/** Answers each message with `work`, which would block every other request in the main thread. A refusal crosses as what it says. */
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
