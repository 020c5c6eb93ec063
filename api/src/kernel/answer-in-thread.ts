import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from './side-thread.ts'

/** Answers each message with `work`, which would block every other request in the main thread. */
export function answerInThread<In, Out>(work: (given: In) => Out | Promise<Out>): void {
  parentPort?.on('message', async ({ id, given }: Asked<In>) => {
    try {
      parentPort?.postMessage({ id, done: await work(given) } satisfies Answered<Out>)
    } catch (error) {
      parentPort?.postMessage({ id, error } satisfies Answered<Out>)
    }
  })
}
