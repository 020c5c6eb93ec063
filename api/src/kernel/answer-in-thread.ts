import { parentPort } from 'node:worker_threads'
import type { Answered } from './side-thread.ts'

/** Answers each message with `work`, which would block every other request in the main thread. */
export function answerInThread<In, Out>(work: (given: In) => Out | Promise<Out>): void {
  parentPort?.on('message', async (given: In) => {
    try {
      parentPort?.postMessage({ done: await work(given) } satisfies Answered<Out>)
    } catch (error) {
      parentPort?.postMessage({ error } satisfies Answered<Out>)
    }
  })
}
