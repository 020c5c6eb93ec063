/** A row stayed locked for longer than a commit waits; the request may be retried. */
export class RowBusy extends Error {
  constructor() {
    super('the row stays locked')
  }
}
