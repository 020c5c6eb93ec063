import type { FailurePage } from './portal-failures.ts'

/** Thrown where a page cannot stand at all without what failed: the app shows this page instead. */
export class FailurePageError extends Error {
  readonly page: FailurePage
  constructor(page: FailurePage) {
    super(page.message)
    this.name = 'FailurePageError'
    this.page = page
  }
}
