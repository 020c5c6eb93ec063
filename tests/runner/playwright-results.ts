import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { writeResult } from './results-file.ts'

const messageOf = (errors: readonly TestError[]): string =>
  errors.map(({ message, stack, value }) => stack ?? message ?? value ?? '').join('\n')

/** Records each journey's start and end, including every retry. An error outside of journeys counts as a failed test of its own. */
export default class PlaywrightResults implements Reporter {
  #errors = 0

  printsToStdio(): boolean {
    return false
  }

  onTestBegin({ id, title }: TestCase): void {
    writeResult({ test: id, title, state: 'running' })
  }

  onTestEnd({ id, title, results }: TestCase, { status, duration: took_ms }: TestResult): void {
    if (status === 'interrupted') return
    const state = status === 'passed' || status === 'skipped' ? status : 'failed'
    const failed = results.filter((result) => result.status === 'failed' || result.status === 'timedOut')
    const message = messageOf(failed.flatMap(({ errors }) => errors))
    writeResult({ test: id, title, state, failed_tries: failed.length, took_ms, message })
  }

  onError(error: TestError): void {
    this.#errors += 1
    const test = `error ${this.#errors}`
    const message = messageOf([error])
    writeResult({ test, title: 'outside of any test', state: 'failed', failed_tries: 1, took_ms: 0, message })
  }
}
