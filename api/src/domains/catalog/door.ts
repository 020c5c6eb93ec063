// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { syncIndex } from './sync-index.ts'
