import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { writeResult } from './results-file.ts'

type Errors = readonly Partial<SerializedError>[]
const messageOf = (errors: Errors = []): string => errors.map(({ message, stack }) => stack ?? message ?? '').join('\n')

/** Records each vitest test's start and end. An error outside of tests (a hook, an import) counts as a failed test of its own. */
export default class VitestResults implements Reporter {
  #errors = 0

  onTestCaseReady({ id, fullName }: TestCase): void {
    writeResult({ test: id, title: fullName, state: 'running' })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'pending') return
    const { retryCount = 0, duration: took_ms = 0 } = test.diagnostic() ?? {}
    const failed_tries = retryCount + (state === 'failed' ? 1 : 0)
    writeResult({ test: test.id, title: test.fullName, state, failed_tries, took_ms, message: messageOf(errors) })
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#writeErrors(suite.fullName, suite.errors())
  }

  onTestModuleEnd(module: TestModule): void {
    this.#writeErrors(module.relativeModuleId, module.errors())
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: Errors): void {
    this.#writeErrors('outside of any test', errors)
  }

  #writeErrors(where: string, errors: Errors): void {
    if (errors.length === 0) return
    this.#errors += 1
    const test = `error ${this.#errors}`
    writeResult({ test, title: where, state: 'failed', failed_tries: 1, took_ms: 0, message: messageOf(errors) })
  }
}
