/** A row stayed locked for longer than a commit waits for it: it may be sent again. */
export class RowBusy extends Error {
  constructor() {
    super('the row stays locked')
  }
}
