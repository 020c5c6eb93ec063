import type { FailurePage } from './portal-failures.ts'

/** Thrown when a page cannot work without the failed call; the app shows an error page instead. */
export class FailurePageError extends Error {
  readonly page: FailurePage
  constructor(page: FailurePage) {
    super(page.message)
    this.name = 'FailurePageError'
    this.page = page
  }
}
